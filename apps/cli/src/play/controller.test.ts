import { describe, expect, it } from 'vitest';
import { isWaiting, newScreen, reduce, type Screen } from './controller.ts';
import { readOptions, setupOf } from './options.ts';
import { humanView, isGameOver, isHumanTurn, openTable } from './table.ts';

/** A screen over a table; seed `abc` deals the human 3♠ 3♥ 4♦ 4♥ 8♦ 8♥ 9♦ 10♣ Q♠ Q♦ K♥ A♣ A♦ and the lead. */
const sit = (seed = 'abc', ...args: string[]): Screen => {
  const options = readOptions(args);
  if (!options.ok) throw new Error(options.error.text);
  const table = openTable(setupOf(options.value, seed));
  if (!table.ok) throw new Error(table.error.reason);
  return newScreen(table.value, options.value.language, 80, 24);
};

const press = (screen: Screen, ...keys: string[]): Screen =>
  keys.reduce((now, key) => reduce(now, { type: 'key', key }), screen);

/** Lets the opponents act until the human must. */
const wait = (screen: Screen): Screen => {
  let now = screen;
  while (isWaiting(now)) now = reduce(now, { type: 'tick' });
  return now;
};

/** Follows the first hint until the game is over. */
const playOn = (screen: Screen): Screen => {
  let now = wait(screen);
  while (!isGameOver(now.table)) now = wait(press(now, 'h', 'enter'));
  return now;
};

describe('the hand', () => {
  it('is walked with the arrows and never left', () => {
    expect(press(sit(), 'left').cursor).toBe(0);
    expect(press(sit(), 'right', 'right').cursor).toBe(2);
    expect(press(sit(), 'end', 'right').cursor).toBe(12);
    expect(press(sit(), 'end', 'home').cursor).toBe(0);
  });

  it('selects with space or ↑, puts back with the same or ↓', () => {
    expect(press(sit(), 'space', 'right', 'up').choosing.selected).toEqual(['3s', '3h']);
    expect(press(sit(), 'space', 'space').choosing.selected).toEqual([]);
    expect(press(sit(), 'up', 'down', 'down').choosing.selected).toEqual([]);
  });

  it('clears the selection with C', () => {
    expect(press(sit(), 'space', 'right', 'space', 'c').choosing.selected).toEqual([]);
  });

  it('keeps the cursor on its card when sorted', () => {
    const screen = press(sit(), 'end', 's');
    expect(screen.sort).toBe(1);
    expect(
      screen.table.setup.presentation.arrange(humanView(screen.table).hands[0] ?? [], 1).flat()[screen.cursor],
    ).toBe('Ad');
  });
});

describe('typing cards', () => {
  it('selects what is named, also the ten and the queen', () => {
    expect(press(sit(), '3', 's', '1', '0', 'c', 'q', 's', 'k', 'h').choosing.selected).toEqual([
      '3s',
      '10c',
      'Qs',
      'Kh',
    ]);
  });

  it('says so when the card is not there', () => {
    expect(press(sit(), '5', 's').notice).toEqual({ kind: 'notInHand', card: '5s' });
  });

  it('can be taken back, and a slip is no command', () => {
    expect(press(sit(), '1', '0', 'backspace').typed).toBe('1');
    const slip = press(sit(), '3', 'p');
    expect([slip.typed, isHumanTurn(slip.table)]).toEqual(['', true]);
  });
});

describe('playing', () => {
  it('plays the selection with Enter and empties it', () => {
    const screen = press(sit(), '3', 's', '3', 'h', 'enter');
    expect(humanView(screen.table).history).toEqual([{ seat: 0, action: { type: 'play', cards: ['3s', '3h'] } }]);
    expect(screen.choosing.selected).toEqual([]);
  });

  it('refuses what the rules refuse and changes nothing (TL-6)', () => {
    const screen = press(sit(), '4', 'd', 'enter');
    expect(screen.choosing.notice).toMatchObject({ error: { code: 'TL-6' } });
    expect(screen.choosing.selected).toEqual(['4d']);
  });

  it('refuses to pass when leading (TL-3)', () => {
    expect(press(sit(), 'p').choosing.notice).toMatchObject({ error: { code: 'TL-3' } });
  });

  it('lets the opponents act by the clock, or at once with any key', () => {
    const played = press(sit(), '3', 's', 'enter');
    expect(isWaiting(played)).toBe(true);
    expect(reduce(played, { type: 'tick' }).table.state.history).toHaveLength(2);
    expect(press(played, 'x').table.state.history).toHaveLength(2);
  });

  it('cycles through hints by selecting them', () => {
    const first = press(sit(), 'h');
    const second = press(first, 'h');
    expect(first.choosing.shown).toMatchObject({ kind: 'suggestion', number: 1 });
    expect(second.choosing.selected).not.toEqual(first.choosing.selected);
    expect(first.choosing.selected).toContain('3s');
  });
});

describe('notices', () => {
  it('come one at a time: a card that is not there is said after a refusal, too', () => {
    const screen = press(sit(), 'p', '5', 's');
    expect(screen).toMatchObject({ notice: { kind: 'notInHand' }, choosing: { notice: null } });
  });

  it('leave suggestions where they were', () => {
    expect(press(sit(), 'h', 'p', 'h').choosing.shown).toMatchObject({ number: 2 });
    expect(press(sit(), 'h', '5', 's', 'h').choosing.shown).toMatchObject({ number: 2 });
  });

  it('hide what was shown, so that Enter does not stand for it', () => {
    const suggested = press(sit('w10', '--game', 'phom', '--rules', 'basic', '--players', '2'), 'h');
    expect(suggested.choosing.shown?.action).toEqual({ type: 'draw' });
    const noticed = press(suggested, '9', 'c');
    expect(noticed.notice).toEqual({ kind: 'notInHand', card: '9c' });
    expect(press(noticed, 'enter').table).toBe(noticed.table);
    expect(press(suggested, 'enter').table).not.toBe(suggested.table);
  });
});

describe('around the table', () => {
  it('asks before leaving', () => {
    expect(press(sit(), 'q').left).toBe(false);
    expect(press(sit(), 'q', 'x').overlay).toBeNull();
    expect(press(sit(), 'q', 'enter').left).toBe(true);
    expect(press(sit(), 'ctrl-c').left).toBe(true);
  });

  it('waits for nobody while help is open', () => {
    const help = press(sit(), '3', 's', 'enter', '?');
    expect([help.overlay, isWaiting(help)]).toEqual(['help', false]);
    expect(press(help, 'x').overlay).toBeNull();
  });

  it('switches the language with L', () => {
    expect(press(sit(), 'l').language).toBe('en');
    expect(press(sit(), 'l', 'l').language).toBe('vi');
  });

  it('shows the result after a game, then deals the next one', () => {
    const over = playOn(sit('abd'));
    expect(over.page).toBe('result');
    const next = press(over, 'enter');
    expect([next.page, next.table.number]).toEqual(['table', 2]);
  });

  it('ends after the last game with the final page', () => {
    const over = press(playOn(sit('abc', '--games', '1')), 'enter');
    expect(over.page).toBe('final');
    expect(press(over, 'enter').left).toBe(true);
  });

  it('does nothing but leave while the window is too small', () => {
    const small = reduce(sit(), { type: 'resize', columns: 50, rows: 10 });
    expect(press(small, 'h', 'enter').table).toBe(small.table);
    expect(press(small, 'q', 'y').left).toBe(true);
  });

  it('plays the same session again from the same seed and keys', () => {
    const once = playOn(sit('again'));
    expect(playOn(sit('again')).table.state.history).toEqual(once.table.state.history);
    expect(playOn(sit('another')).table.state.history).not.toEqual(once.table.state.history);
  });
});

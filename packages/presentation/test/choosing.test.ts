import { describe, expect, it } from 'vitest';
import { isAsking, NOTHING_CHOSEN, offeredCommands, primaryCommand, whyClosed } from '../src/index.ts';
import { cards } from './played.ts';
import { type Habits, Player } from './player.ts';

/** Holds 3♠ 3♥ 4♦ 4♥ 8♦ 8♥ 9♦ 10♣ Q♠ Q♦ K♥ A♣ A♦ and leads. */
const leads = (habits?: Habits): Player =>
  new Player('tienlen', { ruleSet: 'mien-nam', seats: 4, seed: 'abc/1' }, habits);

describe('choosing cards', () => {
  it('says what they would be, plays them, and begins anew', () => {
    const player = leads().selects('3s').selects('3h');
    expect(player.button).toBe('Play: Pair of 3s');
    player.does({ type: 'play' });
    expect(player.state.history).toEqual([{ seat: 0, action: { type: 'play', cards: ['3s', '3h'] } }]);
    expect(player.choosing).toEqual(NOTHING_CHOSEN);
  });

  it('puts cards back, one or all', () => {
    const player = leads()
      .selects('3s 3h 4d')
      .does({ type: 'select', cards: cards('3h'), on: false });
    expect(player.choosing.selected).toEqual(['3s', '4d']);
    expect(player.does({ type: 'clear' }).button).toBeNull();
  });

  it('knows only cards of the hand', () => {
    expect(leads().selects('2h 3s').choosing.selected).toEqual(['3s']);
  });

  it('keeps cards that are refused, with the rule, until others are chosen (TL-6)', () => {
    const player = leads().selects('4d').does({ type: 'play' });
    expect(player.choosing).toMatchObject({ selected: ['4d'], notice: { error: { code: 'TL-6' } } });
    expect(player.selects('3s').notice).toBeNull();
    expect(player.state.history).toEqual([]);
  });

  it('plays what is thrown, whatever else was chosen, and that stays chosen', () => {
    const player = leads()
      .selects('Ac')
      .does({ type: 'throw', cards: cards('3s') });
    expect(player.state.history).toHaveLength(1);
    expect(player.choosing.selected).toEqual(['Ac']);
  });

  it('may prepare the next play while others think', () => {
    const player = leads().selects('3s').does({ type: 'play' }).selects('8d 8h');
    expect(player.does({ type: 'suggest' }).choosing.shown).toBeNull();
    expect(player.waits().choosing.selected).toEqual(['8d', '8h']);
  });

  it('does one thing at a time: while an action is on its way, nothing else is done', () => {
    const player = leads({ isSending: true }).selects('3s').does({ type: 'play' });
    expect(player.choosing).toMatchObject({ selected: ['3s'], notice: null });
    expect(player.state.history).toEqual([]);
  });
});

describe('suggestions', () => {
  it('show one after the other, and after the last the first; playing takes the one shown', () => {
    const player = leads().does({ type: 'suggest' });
    const first = player.choosing;
    expect(first.shown).toMatchObject({ kind: 'suggestion', number: 1 });
    expect(first.selected).toContain('3s');
    for (let more = first.shown?.of ?? 0; more > 0; more--) player.does({ type: 'suggest' });
    expect(player.choosing).toEqual(first);
    player.does({ type: 'play' });
    expect(player.state.history).toEqual([{ seat: 0, action: first.shown?.action }]);
  });

  it('are forgotten when the hand is touched', () => {
    expect(leads().does({ type: 'suggest' }).selects('Ac').choosing.shown).toBeNull();
  });
});

describe('a player who confirms', () => {
  it('is asked once, and does it by playing again', () => {
    const player = leads({ confirms: true }).selects('3s').does({ type: 'play' });
    expect([isAsking(player.choosing), player.button, player.state.history]).toEqual([true, 'Play: 3♠', []]);
    expect(player.does({ type: 'play' }).state.history).toHaveLength(1);
  });

  it('is asked again after something else was refused', () => {
    const player = leads({ confirms: true }).selects('3s').does({ type: 'play' }).gives('pass');
    expect(player.choosing.notice?.error?.code).toBe('TL-3');
    expect(isAsking(player.choosing)).toBe(false);
    expect(isAsking(player.does({ type: 'play' }).choosing)).toBe(true);
  });

  it('is not asked about what is refused anyway', () => {
    const player = leads({ confirms: true }).selects('4d').does({ type: 'play' });
    expect(player.choosing).toMatchObject({ shown: null, notice: { error: { code: 'TL-6' } } });
  });
});

/** May eat 9♣ in four ways: with 9♠ 9♦ 9♥, or with two of them. */
const eats = (habits?: Habits): Player => {
  const player = new Player('phom', { ruleSet: 'basic', seats: 2, seed: 'w10/1' }, habits);
  player.gives('draw').selects('3d').does({ type: 'play' });
  return player.waits();
};

describe('commands', () => {
  it('are done at once where they can mean one thing', () => {
    expect(leads().selects('3s').does({ type: 'play' }).waits().gives('pass').state.history.at(-1)).toEqual({
      seat: 0,
      action: { type: 'pass' },
    });
  });

  it('say why not, and the cards stay chosen', () => {
    const player = new Player('phom', { ruleSet: 'ta-la', seats: 4, seed: 'x/1' }).waits();
    player.gives('discard');
    expect(player.notice).toBe('Select the one card you discard.');
    expect(player.choosing.notice?.error).toBeNull();
  });

  it('where no cards can be chosen for anything, playing stands for the first of them', () => {
    const player = new Player('phom', { ruleSet: 'basic', seats: 2, seed: 'w10/1' });
    expect(primaryCommand(player.choosing, player.moment)?.id).toBe('draw');
    player.gives('draw');
    expect(primaryCommand(player.choosing, player.moment)).toBeNull();
    expect(primaryCommand(NOTHING_CHOSEN, leads().moment)).toBeNull();
  });

  it('given again go on to the next way, and playing takes the one shown (PH-11)', () => {
    const player = eats().gives('eat');
    expect([player.choosing.shown?.of, player.button]).toEqual([4, 'Eat 9♣ with 9♠ 9♦ 9♥']);
    const first = player.choosing;
    player.gives('eat').gives('eat').gives('eat').gives('eat');
    expect(player.choosing).toEqual(first);
    expect(player.does({ type: 'play' }).moment.hand).not.toContain('9s');
  });

  it('given again stay with the cards they were given first', () => {
    expect(eats().selects('9s').gives('eat').gives('eat').choosing.shown).toMatchObject({ number: 2, of: 3 });
  });

  it('are closed for the reason the rules give, unless chosen cards may change that', () => {
    expect(whyClosed(leads().command('pass'), leads().moment)?.code).toBe('TL-3');
    const player = eats();
    expect(offeredCommands(player.moment).map(({ id }) => id)).toEqual(['eat', 'draw']);
    expect(offeredCommands(player.moment).map((command) => whyClosed(command, player.moment))).toEqual([null, null]);
  });
});

describe('choosing amounts', () => {
  /** Owes 25 and may raise from 35. */
  const bets = (): Player => new Player('lieng', { ruleSet: 'lieng', seats: 6, seed: 'x/1' }).waits();

  it('says what the bet would be, and makes it', () => {
    const player = bets().does({ type: 'amount', amount: 60 });
    expect(player.button).toBe('Raise to 60: put in 60');
    expect(player.does({ type: 'play' }).state.history.at(-1)).toEqual({ seat: 0, action: { type: 'to', amount: 60 } });
    expect(player.choosing.amount).toBeNull();
  });

  it('keeps an amount that is refused (LG-5)', () => {
    const player = bets().does({ type: 'amount', amount: 30 }, { type: 'play' });
    expect(player.choosing).toMatchObject({ amount: 30, notice: { error: { code: 'LG-5' } } });
  });

  it('lets cards lie', () => {
    const player = bets();
    const { hand } = player.moment;
    player.does({ type: 'select', cards: hand, on: true }, { type: 'throw', cards: hand });
    expect([player.choosing, player.moment.isTurn]).toEqual([NOTHING_CHOSEN, true]);
  });

  it('shows a fold and all in before they are done, with the amount; asked again, they are meant', () => {
    const player = bets().gives('fold').gives('allIn');
    expect(player.choosing).toMatchObject({ amount: 990, shown: { kind: 'way', action: { type: 'to-tat' } } });
    expect(player.gives('allIn').state.history.at(-1)?.action).toEqual({ type: 'to-tat' });
  });
});

import { type DealRequest, Random } from '@sanh-rong/engine';
import { type PhomAction, type PhomState, type PhomView, phom } from '@sanh-rong/engine/phom';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { Player } from '../player.ts';
import { picture } from './behaviour-tree.ts';
import { random } from './random.ts';
import { tree, turnTree } from './tree-player.ts';

const NO_SEARCH = { positions: 0 };

type PhomPlayer = Player<PhomView, PhomAction>;

const dealt = (request: DealRequest): PhomState => {
  const ruling = phom.deal(request);
  if (!ruling.ok) throw new Error(ruling.error.reason);
  return ruling.value.state;
};

/** Plays a deal out, one player a seat; an action that is not among the legal ones is an error. */
const playOut = (request: DealRequest, players: readonly PhomPlayer[]): PhomState => {
  const dice = new Random(JSON.stringify(request));
  let state = dealt(request);
  for (let turn = phom.turn(state); turn !== null; turn = phom.turn(state)) {
    const view = phom.view(state, turn);
    const action = players[turn].choose(view, view.legal, dice, NO_SEARCH);
    if (!view.legal.includes(action)) throw new Error(phom.writeAction(action));
    const step = phom.apply(state, action);
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return state;
};

const choice = (state: PhomState): string => {
  const view = phom.view(state, phom.turn(state) ?? 0);
  return phom.writeAction(tree.choose(view, view.legal, new Random('any'), NO_SEARCH));
};

describe('002 the behaviour tree', () => {
  test('002 it reads like the picture', () => {
    expect(picture(turnTree)).toBe(
      [
        'selector turn',
        '  sequence take',
        '    check isTakePhase',
        '    selector ROOT',
        '      sequence canWinImmediately',
        '        check meldEmptiesHand',
        '        execute formMeld',
        '      sequence canFormHighValueMeld',
        '        check discardFormsMeld',
        '        check meldReducesPoints',
        '        execute formMeld',
        '      sequence shouldDrawFromDeck',
        '        check discardDoesNotHelp',
        '        execute drawFromDeck',
        '      execute drawFromDeck',
        '  execute declareU',
        '  execute layBestArrangement',
        '  execute sendDearestCard',
        '  execute discardMostDangerous',
      ].join('\n'),
    );
  });

  test('002 it wins at once where it can, else takes the meld worth most, else draws', () => {
    const afterDiscard = (hand: string[]): PhomState => {
      const state = dealt({ ruleSet: 'basic', seats: 2, given: { hands: [['8h', '2d'], hand] } });
      const drawn = phom.apply(state, { type: 'draw' });
      const thrown = drawn.ok ? phom.apply(drawn.value.state, { type: 'discard', card: '8h' }) : drawn;
      if (!thrown.ok) throw new Error(thrown.error.reason);
      return thrown.value.state;
    };
    expect(choice(afterDiscard(['8s', '8c', '8d']))).toBe('eat:8s.8c.8d');
    expect(choice(afterDiscard(['9h', '10h', '8s', '8d', 'Ks', '2c']))).toBe('eat:9h.10h');
    expect(choice(afterDiscard(['9h', 'Jh', '8s', 'Ks']))).toBe('draw');
  });
});

describe.each(['basic', 'ta-la'])('PH-1…27 the tree at %s', (ruleSet) => {
  const GAMES = examples(80, 300);

  test('always chooses something legal, and every game ends', () => {
    for (let i = 0; i < GAMES; i++) {
      const seats = 2 + (i % 3);
      const players = Array.from({ length: seats }, (_, seat) => ((i >> seat) & 1 ? tree : random));
      expect(phom.result(playOut({ ruleSet, seats, seed: `legal ${i}` }, players))).not.toBeNull();
    }
  });

  test('beats random play', () => {
    let units = 0;
    for (let i = 0; i < GAMES; i++) {
      const seats = 4;
      const own = i % seats;
      const players = Array.from({ length: seats }, (_, seat) => (seat === own ? tree : random));
      units += phom.result(playOut({ ruleSet, seats, seed: `strength ${i}` }, players))?.points[own] ?? 0;
    }
    expect(units / GAMES).toBeGreaterThan(1);
  });

  test('chooses the same again', () => {
    const request = { ruleSet, seats: 4, seed: 'same' };
    const players = [tree, tree, tree, tree];
    expect(playOut(request, players)).toEqual(playOut(request, players));
  });
});

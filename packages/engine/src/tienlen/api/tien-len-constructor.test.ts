import { describe, expect, it } from 'vitest';
import { idsFor, namesFor, thrownBy } from '../../../test/tienlen-api/rigged.ts';
import { DEFAULT_SETTINGS, TienLenGame } from '../index.ts';

const [AN, BINH] = idsFor(2);

const newGame = (players = 4, ...rest: never[]): TienLenGame =>
  new TienLenGame(idsFor(players), namesFor(players), ...rest);

describe('TH-10 TienLenGame: constructor', () => {
  it('starts in the waiting phase, nothing dealt', () => {
    const game = newGame(4);
    expect(game.getPhase()).toBe('waiting');
    expect(game.getFinishOrder()).toEqual([]);
    expect(game.getActivePlayers()).toEqual([]);
    expect(game.getCurrentPlayerId()).toBe(AN);
    expect(game.isPlayerTurn(AN)).toBe(false);
    expect(game.isLeading()).toBe(true);
    expect(game.getStateForPlayer(AN)).toMatchObject({
      phase: 'waiting',
      myHand: [],
      currentPlayerIndex: 0,
      isFirstGame: true,
      isFirstTurnOfGame: true,
      turnHistory: [],
    });
  });

  it('TH-9 has the defaults of 001', () => {
    const defaults = {
      maxPlayers: 4,
      instantWins: { dragon: true, fourTwos: true, sixPairs: true },
      turnTimeoutSeconds: 30,
      winnerLeads: true,
    };
    expect(DEFAULT_SETTINGS).toEqual(defaults);
    expect(newGame().getStateForPlayer(AN).settings).toEqual(defaults);
    expect(Object.keys(newGame().getStateForPlayer(AN).settings)).toEqual(Object.keys(defaults));
    expect(newGame(4, undefined as never).getStateForPlayer(AN).settings).toEqual(defaults);
  });

  it('TH-9 merges settings with the defaults, also inside instantWins', () => {
    const settingsOf = (settings: object) => newGame(2, settings as never).getStateForPlayer(AN).settings;
    expect(settingsOf({ maxPlayers: 8 })).toEqual({ ...DEFAULT_SETTINGS, maxPlayers: 8 });
    expect(settingsOf({ instantWins: { dragon: false } })).toEqual({
      ...DEFAULT_SETTINGS,
      instantWins: { dragon: false, fourTwos: true, sixPairs: true },
    });
    expect(settingsOf({ instantWins: { flush: true, sixPairs: false } })).toEqual({
      ...DEFAULT_SETTINGS,
      instantWins: { dragon: true, fourTwos: true, sixPairs: false },
    });
    expect(settingsOf({ turnTimeoutSeconds: 120, winnerLeads: false, passIsFinal: false })).toEqual({
      ...DEFAULT_SETTINGS,
      turnTimeoutSeconds: 120,
      winnerLeads: false,
      passIsFinal: false,
    });
    expect(settingsOf({ maxPlayers: undefined, instantWins: undefined })).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    [{ maxPlayers: 1 }, 'The setting "maxPlayers" must be 2 … 8'],
    [{ maxPlayers: 9 }, 'The setting "maxPlayers" must be 2 … 8'],
    [{ maxPlayers: '4' }, 'The setting "maxPlayers" must be 2 … 8'],
    [{ turnTimeoutSeconds: 9 }, 'The setting "turnTimeoutSeconds" must be 10 … 120'],
    [{ turnTimeoutSeconds: 121 }, 'The setting "turnTimeoutSeconds" must be 10 … 120'],
    [{ turnTimeoutSeconds: NaN }, 'The setting "turnTimeoutSeconds" must be 10 … 120'],
    [{ winnerLeads: 1 }, 'The setting "winnerLeads" must be true | false'],
    [{ passIsFinal: 'no' }, 'The setting "passIsFinal" must be true | false'],
    [{ instantWins: { dragon: 'yes' } }, 'The setting "instantWins.dragon" must be true | false'],
    [{ instantWins: true }, 'The setting "instantWins" must be { dragon, fourTwos, sixPairs }'],
    [{ maxPlayer: 4 }, 'Unknown setting "maxPlayer"'],
    [{ hideCounts: [0] }, 'Unknown setting "hideCounts"'],
    [null, 'Settings must be an object'],
    [[], 'Settings must be an object'],
    ['fast', 'Settings must be an object'],
  ])('TH-9 refuses the settings %j', (settings, message) => {
    expect(thrownBy(() => newGame(2, settings as never))).toEqual({ name: 'Error', message, code: 'BAD_DEAL' });
  });

  it.each([
    [[], 'This table takes 2 to 4 players'],
    [['a'], 'This table takes 2 to 4 players'],
    [['a', 'b', 'c', 'd', 'e'], 'This table takes 2 to 4 players'],
    [['a', 'b', 'a'], 'Player ids must be unique: "a" is there twice'],
    [['a', ''], 'Player ids must be an array of non-empty strings'],
    [['a', 3], 'Player ids must be an array of non-empty strings'],
    ['ab', 'Player ids must be an array of non-empty strings'],
    [null, 'Player ids must be an array of non-empty strings'],
  ])('refuses the players %j', (players, message) => {
    expect(thrownBy(() => new TienLenGame(players as never, new Map()))).toEqual({
      name: 'Error',
      message,
      code: 'BAD_DEAL',
    });
  });

  it('TH-1 takes up to maxPlayers, eight at most', () => {
    expect(() => newGame(8, { maxPlayers: 8 } as never)).not.toThrow();
    expect(thrownBy(() => newGame(4, { maxPlayers: 3 } as never))?.message).toBe('This table takes 2 to 3 players');
    const nine = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    expect(thrownBy(() => new TienLenGame(nine, new Map(), { maxPlayers: 8 }))?.message).toBe(
      'This table takes 2 to 8 players',
    );
  });

  it('refuses names that are no Map, a flag that is no flag and an environment that is none', () => {
    for (const names of [null, undefined, {}, [], new Map([[AN, 7]])] as never[]) {
      expect(thrownBy(() => new TienLenGame([AN, BINH], names))?.message).toBe(
        'Player names must be a Map of player ids to names',
      );
    }
    expect(thrownBy(() => newGame(2, {} as never, 'yes' as never))?.message).toBe('isFirstGame must be true or false');
    for (const environment of [null, 5, { shuffle: 5 }, { now: 'noon' }] as never[]) {
      expect(thrownBy(() => newGame(2, {} as never, true as never, environment))?.message).toBe(
        'The environment is an object with the functions "shuffle" and "now", both optional',
      );
    }
  });

  it('calls a player without a name by their id, and keeps no reference to its arguments', () => {
    const players = ['x', 'y'];
    const names = new Map([['x', 'Xuân']]);
    const game = new TienLenGame(players, names);
    players.push('z');
    names.set('x', 'other');
    expect(game.getStateForPlayer('x').players.map(({ name }) => name)).toEqual(['Xuân', 'y']);
  });
});

import type { ReviewWords } from './vi.ts';

export const en: ReviewWords = {
  title: (ruleSet, game, of) => `${ruleSet} · Game ${game}/${of}`,
  unfinished: 'This game is not finished, so it is not reviewed.',
  played: (number, name, move) => `Move ${number} · ${name}: ${move}`,
  better: (move, points) => `better: ${move} (${points} points lost)`,
  best: 'nothing looked better',
  close: (move, points) => `close to ${move} (${points} points)`,
  exact: 'solved',
  choice: (move, points) => `${move}  ${points}`,
  noMistakes: 'No move was a mistake for certain.',
  sum: 'All games',
  player: 'Player',
  decisions: 'Moves',
  mistakes: 'Mistakes',
  lost: 'Lost a game',
  kinds: 'Where points were lost',
  kind: 'Kind of mistake',
  noReason: 'other reasons',
  worst: (count) => (count === 1 ? 'The worst moment' : `The ${count} worst moments`),
  moment: (game, move) => `Game ${game} · ${move}`,
  written: (count, file) =>
    `${count} ${count === 1 ? 'situation' : 'situations'} written to ${file}. Try a bot: sanhrong test bot.js --situations ${file}`,
  nothingWritten: 'No move was a mistake for certain, so no situations were written.',
  noPlayer: (name) => `No game has a player called “${name}”.`,
  noSeat: (wanted, seats) => `--seat cannot be “${wanted}”; this game has seats 1 to ${seats}.`,
  usage: `Reviews finished games: which moves should have been others, and what they cost.

  sanhrong review FILE [options]
  sanhrong review 'sr1 …' [options]

Every move is judged from what its player could know then: over many hands of
the others that fit all that was seen, each choice is played on to the end.
A move is called a mistake only where the 99 % interval of its loss is above 0.

  --game N         game number N, from 1; all of them when left out
  --seat N         seat number N alone, from 1
  --player NAME    this player alone, in whatever seat
  --situations FILE  writes the ten worst moments for sanhrong test
  --all            every move and every choice, not just the worst mistakes
  --worlds N       worlds to begin with, 8–2000 (40); more are surer
  --seed TEXT      the same seed gives the same review (review)
  --json           a line of JSON for each game
  --lang vi|en     the language (vi)
  --no-colour      no colours (NO_COLOR does the same)
  --help           this text`,
};

import type { vi } from './vi.ts';

export const en: typeof vi = {
  title: 'Replay',
  about: (ruleSet, number) => `${ruleSet} · game ${number}`,
  back: 'Games played',
  concealed: 'Hands that were folded, or won without being shown, stay closed in replays too, except your own.',
  stage: 'The mat',
  othersHands: 'Hands of the others',
  moves: 'Moves',
  moveOf: (move, moves) => (move === 0 ? 'The deal' : `Move ${move} of ${moves}`),
  jump: 'Jump to a moment',
  first: 'To the deal',
  previous: 'One move back',
  next: 'One move on',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: (speed) => `Speed ${speed}`,
  keys: 'Keys: left and right arrows step, space plays and pauses, Home and End go to the deal and to the end.',
  review: 'Review',
  viewpoint: 'Sit at',
  copyLink: 'Copy the link to this moment',
  copyText: 'Copy the game as text',
  copied: 'Copied',
  copyFailed: 'This device does not allow copying. Here is the text to select:',
  result: 'Result',
  bots: 'What the bots thought',
  botBefore: 'To the bot move before',
  botAfter: 'To the bot move after',
  botElse: 'This move was not worked out by a bot.',
  botsNone: 'What the bots of this game saw and returned is no longer kept.',
  botSnapshotHidden: 'The bot’s hand was not shown, so what it saw stays hidden too.',
  botWordsHidden:
    'This game keeps folded hands hidden, and a bot may print its cards: what it returned and printed is for its owner alone.',
  noGameTitle: 'This game cannot be opened',
  noPractice: 'This practice game is no longer on this device. Only the latest ones are kept.',
  allGames: 'See other games',
  pasteTitle: 'Open a game from its text',
  pasteLabel: 'Paste the text of a game here',
  pasteNote: 'The text of a game begins with sr1. The replay of any open game lets you copy it.',
  pasteOpen: 'Open the game',
  check: 'Verify this deal',
  checking: 'Verifying…',
  checkHeld: 'This deal is clean.',
  checkMatches: 'This deal matches the seal below.',
  checkUnbrought: 'This deal matches, but a pledged text did not come.',
  checkFailed: 'This deal does NOT hold.',
  checkHow: 'Your own device has just worked it out again, without asking the server:',
  checkHowHome: 'This game was dealt on your own device, which has just worked it out again:',
  checkSteps: 'Step by step',
  stepStates: {
    held: 'Holds',
    failed: 'Does not hold',
    unbrought: 'A text did not come',
    unseen: 'Nobody here to witness it',
    unreached: 'Not looked at',
  },
  steps: {
    promise: {
      title: 'A promise made beforehand',
      held: 'Before the deal the server published this seal, and this browser kept it. The proof carries the very same seal, so nobody could change the cards afterwards.',
      unseen:
        'This seal must have been published before the deal. This browser was not at the table then and cannot be a witness: ask somebody who sat there whether it is the same.',
      home: 'Your own device dealt this game. The seal was made before the first game of the session.',
    },
    texts: {
      title: 'The players’ texts',
      held: 'The shuffle mixes in a text of every player. Each showed the fingerprint of theirs first, and opened it afterwards: this browser kept the fingerprints before it opened your text, and every text here is the one that was pledged. So nobody, the server included, chose a text knowing yours.',
      unseen:
        'The shuffle mixes these texts in. This browser has kept no text and no fingerprints from before the session, so it cannot bear witness that they are the players’ own: ask somebody who sat at the table.',
      home: 'Your text was mixed into the shuffle. Built-in players bring none.',
      none: 'none',
      didNotCome: 'pledged, and did not come',
      unbrought: (names) =>
        `Every text here is the one that was pledged, but that of ${names.join(', ')} was pledged and did not come. A table of strangers does not wait, so the deal was made without it. Most often a line has dropped. But if the server is in league with the holder of that seat, they could choose between two deals, with that text and without it, and nobody can tell: when it happens often with the same person, do not play on with them.`,
      spent: (count) =>
        `Before this deal the table stopped ${count} ${count === 1 ? 'time' : 'times'} after your text had been opened. Once is most often a bad line, or among strangers somebody who has just come; often is a reason not to play on here.`,
    },
    link: {
      title: 'The link of this game',
      text: (number) =>
        `After the game the server showed this link. Hashed ${number} ${number === 1 ? 'time' : 'times'} it gives the promised seal.`,
      home: (number) =>
        `Your device kept this link closed until the game was over. Hashed ${number} ${number === 1 ? 'time' : 'times'} it gives the seal.`,
    },
    seals: {
      title: 'The seals of the deck',
      text: 'All 52 places of the deck were sealed before the session. Taken together the seals give the promised one.',
    },
    cards: {
      title: 'The cards you may see',
      text: (count) =>
        `${count} cards are open to you, and each is what lay behind the seal of its place. The others stay closed: the proof says nothing about them.`,
    },
    deal: {
      title: 'Shuffled and dealt again',
      text: 'From the link and the players’ texts your device shuffled the deck and dealt it again. Everybody’s hand is the one in this game, and what you saw the others play and show came from it.',
      unseen:
        'This browser has not kept your hand and how that game went to its end, so it cannot compare them with what is shown here; or it missed a deal before that game, so it cannot tell whether the server chose the number.',
      sealed:
        'The players’ texts decide which place is dealt to whom. Your device dealt again: the cards you see are in the hands of those who held them, and the game went as you saw it.',
    },
  },
  saveWitness: 'Save your witness',
  witnessNote:
    'The seal, the text and the fingerprints that this browser has kept, to check elsewhere with sanhrong verify.',
  seal: 'Seal',
  linkName: 'Link',
  root: 'Root of the game',
  seed: 'Seed',
};

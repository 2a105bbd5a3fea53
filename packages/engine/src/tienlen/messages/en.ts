export const en = {
  notACombination: 'These cards form no combination.',
  fourTwosNeverPlayed: 'Four 2s are never played together.',
  leaderCannotPass: 'You lead the round: play something.',
  mustInclude: 'The first play must include {card}.',
  otherType: 'Answer with the same kind of combination, or pass.',
  otherLength: 'Answer with a combination of the same length, or pass.',
  tooShort: 'That is shorter than what lies on the table: play one as long or longer, or pass.',
  tooLow: 'That does not beat what lies on the table.',
  cannotCut: 'That cannot cut what lies on the table.',
  alreadyPassed: 'You have passed: only four or more consecutive pairs may still cut.',
} as const;

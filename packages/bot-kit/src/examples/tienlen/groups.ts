/** How the examples count the plays a hand still needs. Both `groups` and `run` are comments. */
export const groupsFunction = (words: { readonly groups: string; readonly run: string }): string => `/**
 * ${words.groups}
 * @param {Card[]} cards
 */
function countGroups(cards) {
  const perRank = Array(14).fill(0);
  for (const card of cards) perRank[card.value] += 1;
  let groups = 0;
  let run = 0;
  for (let value = 1; value <= 13; value++) {
    // ${words.run}
    run = perRank[value] === 1 && value < 13 ? run + 1 : 0;
    if (perRank[value] > 0) groups += 1;
    if (run === 3) groups -= 2;
    if (run > 3) groups -= 1;
  }
  return groups;
}

/**
 * @param {Card[]} hand
 * @param {ValidMove} move
 */
function groupsAfter(hand, move) {
  return countGroups(hand.filter((card) => !move.cards.includes(card)));
}
`;

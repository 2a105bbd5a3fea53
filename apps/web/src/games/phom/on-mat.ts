import type { CardId, Seat } from '@sanh-rong/engine';
import type { PhomAction, PhomOnTable, PhomView } from '@sanh-rong/engine/phom';

/** What lies on the mat, with what is on its way drawn as if it had been accepted. */
export interface OnMat extends Pick<PhomView, 'discards' | 'eaten' | 'melds' | 'offered' | 'stock'> {}

const changed = <Item>(items: readonly Item[], at: number, change: (item: Item) => Item): readonly Item[] =>
  items.map((item, i) => (i === at ? change(item) : item));

const without = (cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => !gone.includes(card));

/** The phỏm of cards of the hand, and which of its cards was eaten. */
const laid = (cards: readonly CardId[], eaten: readonly CardId[]): PhomOnTable => ({
  cards,
  size: cards.length,
  eaten: cards.find((card) => eaten.includes(card)) ?? null,
});

const eatOn = (view: PhomView, cards: readonly CardId[], seat: Seat): OnMat => {
  const { offered } = view;
  if (offered === null) return view;
  const { card, from } = offered;
  const taken = {
    ...view,
    offered: null,
    discards: changed(view.discards, from, (pile) => without(pile, [card])),
  };
  return view.ruleSet === 'basic'
    ? { ...taken, melds: changed(view.melds, seat, (melds) => [...melds, laid([...cards, card], [card])]) }
    : { ...taken, eaten: changed(view.eaten, seat, (eaten) => [...eaten, card]) };
};

export const onMat = (view: PhomView, pending: PhomAction | null, seat: Seat): OnMat => {
  switch (pending?.type) {
    case 'draw':
      return { ...view, offered: null, stock: view.stock - 1 };
    case 'eat':
      return eatOn(view, pending.cards, seat);
    case 'lay': {
      const own = view.eaten[seat];
      const fresh = pending.melds.map((cards) => laid(cards, own));
      return {
        ...view,
        eaten: changed(view.eaten, seat, (eaten) => without(eaten, pending.melds.flat())),
        melds: changed(view.melds, seat, (melds) => [...melds, ...fresh]),
      };
    }
    case 'send': {
      const grown = (meld: PhomOnTable): PhomOnTable => ({
        ...meld,
        cards: [...(meld.cards ?? []), pending.card],
        size: meld.size + 1,
      });
      return { ...view, melds: changed(view.melds, pending.seat, (melds) => changed(melds, pending.meld, grown)) };
    }
    case 'discard':
      return {
        ...view,
        offered: { card: pending.card, from: seat },
        discards: changed(view.discards, seat, (pile) => [...pile, pending.card]),
      };
    default:
      return view;
  }
};

import type { BaseAction, BaseView, GameId } from '@sanh-rong/engine';
import type { OutlookOf } from '@sanh-rong/players';
import * as lieng from '@sanh-rong/players/lieng';
import * as phom from '@sanh-rong/players/phom';
import * as tienlen from '@sanh-rong/players/tienlen';

export type AnyOutlookOf = OutlookOf<BaseView<BaseAction>, BaseAction>;

/** How each game looks ahead. */
export const OUTLOOKS: Readonly<Record<GameId, AnyOutlookOf>> = {
  tienlen: tienlen.outlookOf as AnyOutlookOf,
  phom: phom.outlookOf as AnyOutlookOf,
  lieng: lieng.outlookOf as AnyOutlookOf,
};

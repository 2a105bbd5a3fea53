import type { InvitationCode } from '@sanh-rong/protocol';
import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';

export const sentences: Record<InvitationCode, string> = {
  NO_LINK: 'Đường dẫn này không dẫn tới ai. Có thể nó đã được đổi: hãy xin đường dẫn mới.',
  LINKS_TRIED: 'Từ đây đã thử nhiều đường dẫn sai: hãy thử lại sau {seconds} giây.',
  TOO_MANY_RENEWALS: 'Bạn đã đổi đường dẫn nhiều lần: hãy đợi {minutes} phút.',
  NO_SHARED_GAME: 'Bạn không chơi ván này nên không mời ai từ đây được.',
  GAME_LONG_AGO: 'Ván này đã qua hơn {days} ngày. Bạn gửi đường dẫn của mình nhé.',
  NO_COMPANION: 'Chỉ mời được người đã chơi ván này với bạn.',
  INVITED_ALREADY: 'Vừa mời rồi: {seconds} giây nữa hãy mời lại.',
  TOO_MANY_INVITED: 'Bạn đã mời nhiều người: hãy đợi {minutes} phút.',
  NO_TABLE_AGAIN: 'Không mở lại được bàn như cũ. Bạn tạo bàn mới rồi gửi đường dẫn nhé.',
};

export const summaries: Record<keyof typeof en.summaries, string> = {
  showOwnLink: 'Đường dẫn của tôi: luôn dẫn tới bàn tôi đang mở.',
  renewOwnLink: 'Đổi đường dẫn của tôi; đường dẫn cũ hết dùng được ngay.',
  followLink: 'Bàn đang mở của chủ đường dẫn.',
  invite: 'Mời những người vừa chơi xong một ván với tôi; chưa có bàn thì mở bàn mới như cũ.',
  listInvitations: 'Những bàn đang đợi tôi.',
  declineInvitation: 'Gác lời mời vào một bàn. Không ai biết.',
};

export const INVITATION_SENTENCES: Words = { vi: sentences, en: en.sentences };
export const INVITATION_SUMMARIES: Words = { vi: summaries, en: en.summaries };

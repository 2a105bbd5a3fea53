import type { Catalogue } from '@sanh-rong/engine';
import type { SituationWords } from '../../../situation.ts';
import { en } from './en.ts';

export const vi = {
  'th-opening': {
    name: 'Thirteen: mở ván với 3♠',
    note: 'Cũng phải có 3♠ trong nước đầu; đôi 3 hay sảnh từ 3♠ đều được.',
  },
  'th-same-length': {
    name: 'Thirteen: sảnh phải cùng độ dài',
    note: 'Khác Miền Nam: sảnh dài hơn không chặn được. Sảnh ba lá chỉ bị chặn bởi sảnh ba lá lớn hơn.',
  },
  'th-bomb-on-two': {
    name: 'Thirteen: bom vào heo',
    note: 'Ba đôi thông đánh được vào một heo. Ở đây bom không ăn điểm, chỉ giành quyền đánh.',
  },
  'th-pairs-too-short': {
    name: 'Thirteen: đôi thông còn ngắn',
    note: 'Đôi heo cần bốn đôi thông, ba đôi là thiếu. Tứ quý thì bom được một, hai hay ba heo.',
  },
  'th-four-on-three-twos': {
    name: 'Thirteen: tứ quý vào ba heo',
    note: 'Miền Nam không gì chặt được ba heo; ở Thirteen tứ quý nào cũng bom được.',
  },
  'th-four-and-pairs': {
    name: 'Thirteen: tứ quý không gặp đôi thông',
    note: 'Ở Thirteen tứ quý và đôi thông không chặn nhau. Có tứ quý già vẫn phải bỏ lượt.',
  },
  'th-longer-pairs': {
    name: 'Thirteen: đôi thông phải cùng độ dài',
    note: 'Bốn đôi thông không chặn được ba đôi thông. Hãy lấy ra ba đôi lớn hơn.',
  },
  'th-four-twos': {
    name: 'Thirteen: tứ quý heo',
    note: 'Bàn này tắt luật thắng ngay bằng tứ quý heo nên bốn heo được đánh, là tứ quý lớn nhất.',
  },
  'th-lead-bomb': {
    name: 'Thirteen: đánh bom ra trước',
    note: 'Cầm cái thì đánh bộ nào cũng được, kể cả đôi thông. Đánh ra cho nhanh hết bài hay giữ để bom heo?',
  },
  'th-huong-sai': {
    name: 'Thirteen: hưởng sái',
    note: 'Người vừa đánh đã hết bài và không ai chặn. Nhà kế tiếp hưởng sái: cầm cái, không được bỏ lượt.',
  },
  'th-two-left': {
    name: 'Thirteen: chỉ còn hai người',
    note: 'Hai nhà đã về nhất, nhì; bot và ghế 2 tranh hạng ba. Những ghế đã về có 0 lá.',
  },
  'th-second-place': {
    name: 'Thirteen: về nhì',
    note: 'Đã có người về nhất nhưng ván vẫn tiếp tục. Lá cuối của bot chặn được bài trên bàn.',
    hint: 'Đánh nốt để về nhì.',
  },
  'th-eight-seats': {
    name: 'Thirteen: bàn tám người',
    note: 'Tám người, mỗi người sáu lá, bot ngồi ghế 5. Các danh sách theo ghế có tám phần tử.',
  },
  'th-five-seats': {
    name: 'Thirteen: năm người, 3♠ nằm ngoài',
    note: 'Mỗi người mười lá, còn hai lá không chia, trong đó có 3♠. Lá nhỏ nhất đã chia là 3♣, nước đầu phải có nó.',
  },
  'th-instant-winner': {
    name: 'Thirteen: có người thắng ngay',
    note: 'Ghế 1 có sảnh rồng, giữ luôn 3♠ và về nhất khi chưa ai đánh. Lá nhỏ nhất của những người còn lại mở ván.',
  },
  'th-next-leader': {
    name: 'Thirteen: đến phiên đánh trước',
    note: 'Bàn này không cho người thắng đánh trước: ghế sau người đã mở ván trước sẽ mở, không cần 3♠.',
  },
  'th-pass-not-final': {
    name: 'Thirteen: bỏ lượt rồi vẫn được hỏi lại',
    note: 'Bàn này đặt “bỏ lượt không mất vòng”: có người đánh thêm nên bot lại được đánh.',
  },
} as const satisfies Readonly<Record<string, SituationWords>>;

export type ThirteenSituation = keyof typeof vi;

export const THIRTEEN_WORDS: Catalogue<Readonly<Record<ThirteenSituation, SituationWords>>> = { vi, en };

import type { Catalogue } from '@sanh-rong/engine';
import type { SituationWords } from '../../../situation.ts';
import { en } from './en.ts';

export const vi = {
  'ta-la-first-discard': {
    name: 'Mở ván: đánh một lá',
    note: 'Người đi đầu có mười lá và bắt đầu bằng một lá đánh, chưa được bốc. Giữ đôi và cạ, bỏ lá lẻ điểm cao.',
  },
  'ta-la-winner-leads': {
    name: 'Thắng ván trước, đi trước',
    note: 'Bot thắng ván trước nên có mười lá và đánh trước. Bot không ngồi ghế 0: đừng viết cứng số ghế.',
  },
  'ta-la-only-draw': {
    name: 'Chỉ có bốc',
    note: 'Lá vừa đánh không ghép được phỏm nào. Phải lấy bài xong mới được đánh.',
  },
  'ta-la-draw-or-eat': {
    name: 'Bốc hay ăn',
    note: 'Bot có đôi 7 và nhà trước vừa đánh 7♥. Ăn thì có phỏm ngay và nhà kia trả 1 điểm.',
    hint: 'Ăn: vừa có phỏm vừa có điểm.',
  },
  'ta-la-many-eats': {
    name: 'Ăn bằng nhiều cách',
    note: '7♥ ghép được với bộ ba con 7 lẫn dây cơ. Những lá nêu ra chỉ để chứng tỏ ăn được; phỏm vẫn xếp lại được sau.',
    hint: 'Ăn cách nào cũng được.',
  },
  'ta-la-ace-low': {
    name: 'Át chỉ đứng dưới 2',
    note: 'A-2-3 là phỏm, Q-K-A thì không. Lá át vừa đánh chỉ ăn được với 2♠ 3♠.',
    hint: 'Ăn để có phỏm.',
  },
  'ta-la-three-seats': {
    name: 'Bàn ba người',
    note: 'Nọc mười một lá, các danh sách theo ghế có ba phần tử. 6♦ ghép được với 4♦ 5♦.',
    hint: 'Ăn để có phỏm.',
  },
  'ta-la-own-phom': {
    name: 'Có phỏm nhưng chưa tới lúc hạ',
    note: 'Bot có sẵn ba con 7. Chưa được hạ, chỉ được đánh một lá, và đánh lá trong phỏm cũng đúng luật.',
    hint: 'Đừng đánh lá nằm trong phỏm.',
  },
  'ta-la-eaten-stays': {
    name: 'Lá đã ăn phải giữ',
    note: 'Bot vừa ăn 7♥. Không được đánh 7♥, cũng không được đánh lá làm vỡ phỏm của nó.',
  },
  'ta-la-no-second-eat': {
    name: 'Ăn lá thứ hai không được',
    note: 'Bot đã ăn 5♦ cho dây 3-4-5. Giờ 6♦ được đánh ra, nhưng mỗi phỏm chỉ được có một lá ăn nên đành bốc.',
  },
  'ta-la-rearrange': {
    name: 'Xếp lại phỏm để ăn thêm',
    note: 'Bot đã ăn 5♦ cho dây 3-4-5. Nếu chuyển 5♦ sang bộ ba con 5 thì 3♦ 4♦ ăn được 2♦.',
    hint: 'Ăn: lá thứ hai được 2 điểm.',
  },
  'ta-la-third-eat-danger': {
    name: 'Nhà kế đã ăn hai lá của bot',
    note: 'Cho ăn lá thứ ba thì mất 3 điểm, và nếu họ ù thì bot đền cả làng. Những lá họ đã ăn nói lên điều gì?',
  },
  'ta-la-third-eat': {
    name: 'Ăn lá thứ ba',
    note: 'Bot đã ăn hai lá của cùng một nhà. Lá thứ ba được 3 điểm, và ù lúc này thì nhà ấy đền.',
    hint: 'Ăn!',
  },
  'ta-la-u': {
    name: 'Ù được',
    note: 'Vừa bốc xong, chỉ còn một lá ngoài phỏm. Chỉ được báo ù ngay lúc này; đánh một lá là lỡ.',
    hint: 'Báo ù.',
  },
  'ta-la-u-tron': {
    name: 'Ù tròn',
    note: 'Cả mười lá đều nằm trong phỏm: ù tròn, mỗi nhà trả 10 thay vì 5.',
    hint: 'Báo ù.',
  },
  'ta-la-u-by-eating': {
    name: 'Ăn là ù',
    note: 'Bot chờ K♣ hoặc 10♣ và nhà trước vừa đánh K♣. Ăn xong chỉ còn một lá ngoài phỏm.',
    hint: 'Ăn rồi báo ù.',
  },
  'ta-la-u-after-three-eats': {
    name: 'Ba lá ăn, ù được đền',
    note: 'Ba lá ăn từ cùng một nhà, chỉ còn Q♦ ngoài phỏm. Báo ù thì nhà ấy trả thay tất cả.',
    hint: 'Báo ù.',
  },
  'ta-la-leader-u': {
    name: 'Ù ngay từ đầu',
    note: 'Người đi đầu được chia sẵn ba phỏm và một lá lẻ. Được báo ù trước khi đánh lá nào.',
    hint: 'Báo ù.',
  },

  'ta-la-lay': {
    name: 'Tới lúc hạ',
    note: 'Sau khi bốc, nọc còn ít lá hơn số người: từ đây được hạ phỏm rồi mới đánh. Không hạ phỏm nào là móm.',
    hint: 'Hạ phỏm.',
  },
  'ta-la-arrangements': {
    name: 'Nhiều cách xếp phỏm',
    note: 'Bốn con 7, hay ba con 7 và dây 7-8-9 cơ? Cách sau bớt được nhiều điểm hơn.',
    hint: 'Chừa 7♥ cho dây cơ: hạ ba con 7 kia và 7♥ 8♥ 9♥.',
  },
  'ta-la-long-run': {
    name: 'Dây sáu lá',
    note: 'Dây sáu lá có thể hạ liền hoặc tách thành hai phỏm. Có rất nhiều cách hạ đúng luật.',
    hint: 'Đừng đánh khi chưa hạ phỏm.',
  },
  'ta-la-second-step': {
    name: 'Hạ tiếp phỏm thứ hai',
    note: 'Bot đã hạ một phỏm trong lượt này và vẫn còn một phỏm trên tay. Được hạ, gửi nhiều lần rồi mới đánh.',
    hint: 'Hạ nốt phỏm còn lại.',
  },
  'ta-la-lay-eaten': {
    name: 'Bắt buộc hạ phỏm có lá ăn',
    note: 'Phỏm có lá đã ăn luôn phải hạ. Trước khi hạ thì chưa được đánh lá nào.',
  },
  'ta-la-send': {
    name: 'Gửi bài',
    note: 'Đã hạ phỏm của mình rồi thì gửi được lá lẻ vào phỏm trên bàn, kể cả phỏm nhà khác.',
    hint: 'Gửi 7♥ vào ba con 7 để bớt điểm.',
  },
  'ta-la-send-choice': {
    name: 'Gửi vào đâu?',
    note: '7♥ gửi được vào ba con 7 của nhà kia hoặc vào dây cơ của mình. Bot còn 8♥ trên tay.',
    hint: 'Gửi vào dây của mình, rồi 8♥ cũng gửi được.',
  },
  'ta-la-lay-before-send': {
    name: 'Phải hạ rồi mới gửi',
    note: '7♥ hợp với phỏm nhà kia nhưng bot chưa hạ phỏm nào nên chưa được gửi.',
    hint: 'Hạ phỏm trước.',
  },
  'ta-la-mom': {
    name: 'Móm',
    note: 'Tới lúc hạ mà không có phỏm: đằng nào cũng móm. Đừng để nhà sau ăn chốt thêm 4 điểm.',
  },
  'ta-la-chot': {
    name: 'Ăn chốt',
    note: 'Nọc còn ít lá hơn số người nên lá này là chốt: được 4 điểm. Không ăn thì dễ móm.',
    hint: 'Ăn!',
  },
  'ta-la-safe-discard': {
    name: 'Lá cuối nguy hiểm',
    note: 'Đánh hớ lúc này là bị ăn chốt. Hai con 4, 3♦ và 5♦ đã nằm trên bàn nên không ai ăn được 4♦.',
    hint: 'Đánh 4♦, lá chắc chắn không ai ăn được.',
  },
  'ta-la-tai': {
    name: 'Tái: tới lượt lần nữa',
    note: 'Nhà kia ăn nên bot được thêm một lượt trong lúc hạ và bốc được lá làm nên phỏm nữa.',
    hint: 'Hạ thêm phỏm rồi mới đánh.',
  },
  'ta-la-last-discard': {
    name: 'Lá đánh cuối ván',
    note: 'Nọc đã hết, đánh lá này là hết ván và không ai ăn được nữa. Điểm lá còn trên tay mới tính.',
    hint: 'Đánh lá nhiều điểm nhất.',
  },
  'ta-la-u-or-lay': {
    name: 'Ù hay hạ?',
    note: 'Mười lá đều nằm trong phỏm. Hạ hết thì chỉ được về nhất; báo ù thì mỗi nhà trả 10.',
    hint: 'Báo ù trước khi hạ.',
  },
} as const satisfies Readonly<Record<string, SituationWords>>;

export type TaLaSituation = keyof typeof vi;

export const TA_LA_WORDS: Catalogue<Readonly<Record<TaLaSituation, SituationWords>>> = { vi, en };

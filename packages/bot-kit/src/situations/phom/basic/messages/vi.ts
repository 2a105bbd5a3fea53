import type { Catalogue } from '@sanh-rong/engine';
import type { SituationWords } from '../../../situation.ts';
import { en } from './en.ts';

export const vi = {
  'basic-first-draw': {
    name: 'Phỏm cơ bản: lượt đầu phải bốc',
    note: 'Chưa ai đánh lá nào nên lượt đầu chỉ có bốc, rồi mới đánh một lá.',
  },
  'basic-first-discard': {
    name: 'Phỏm cơ bản: đánh lá đầu tiên',
    note: 'Bốc xong có mười lá, phải đánh một lá. Giữ đôi 3 và 5♥ 6♥, bỏ lá lẻ nhiều điểm.',
  },
  'basic-draw-or-eat': {
    name: 'Phỏm cơ bản: bốc hay ăn',
    note: 'Ăn 7♥ với đôi 7: ba lá rời tay thành phỏm ngay và không còn tính điểm.',
    hint: 'Ăn để bớt bài.',
  },
  'basic-only-draw': {
    name: 'Phỏm cơ bản: chỉ có bốc',
    note: 'Lá vừa đánh không ghép được với bài trên tay.',
  },
  'basic-many-eats': {
    name: 'Phỏm cơ bản: ăn bằng nhiều cách',
    note: 'Đúng những lá nêu ra sẽ rời tay: bộ ba con 7 hay dây cơ? Lá nào ra đi thì không tính điểm nữa.',
    hint: 'Ăn cách nào cũng hơn bốc.',
  },
  'basic-ace-high': {
    name: 'Phỏm cơ bản: át đứng trên già',
    note: 'Ở luật này Q-K-A là phỏm còn A-2-3 thì không, ngược với Tá lả.',
    hint: 'Ăn với Q♠ K♠.',
  },
  'basic-longer-phom': {
    name: 'Phỏm cơ bản: ăn cả ba con 7',
    note: '7♥ ghép được với hai hoặc ba con 7. Con 7 bỏ lại sẽ thành lá lẻ 7 điểm.',
    hint: 'Ăn với cả ba con 7, rồi đánh 2♣ là hết bài.',
  },
  'basic-after-eating': {
    name: 'Phỏm cơ bản: đánh sau khi ăn',
    note: 'Phỏm đã rời tay nên chỉ còn bảy lá để chọn lá đánh.',
  },
  'basic-hidden-phom': {
    name: 'Phỏm cơ bản: phỏm úp của nhà khác',
    note: 'Nhà trước đã ăn 7♥: chỉ lá ăn để ngửa, hai lá kia úp cho tới hết ván. Bot chỉ biết phỏm có ba lá.',
  },
  'basic-win-by-eating': {
    name: 'Phỏm cơ bản: ăn là hết bài',
    note: 'Hai lá cuối ghép với lá vừa đánh thành phỏm. Hết bài là thắng ngay, khỏi đánh.',
    hint: 'Ăn là thắng.',
  },
  'basic-win-by-discard': {
    name: 'Phỏm cơ bản: đánh lá cuối là thắng',
    note: 'Ăn xong chỉ còn một lá. Đánh nó là hết bài.',
  },
  'basic-one-short': {
    name: 'Phỏm cơ bản: nhà kế còn một lá',
    note: 'Ván có thể hết ngay ở lượt sau, lúc đó mọi điểm trên tay đều phải trả.',
    hint: 'Bỏ lá nhiều điểm nhất.',
  },
  'basic-last-card': {
    name: 'Phỏm cơ bản: hết nọc',
    note: 'Lá cuối của nọc vừa được bốc. Đánh xong lượt này thì tính điểm bài trên tay.',
    hint: 'Đánh lá nhiều điểm nhất.',
  },
  'basic-no-u': {
    name: 'Phỏm cơ bản: không có ù, không có hạ',
    note: 'Bài gần ù nhưng luật này chỉ có bốc, ăn và đánh. Bot viết cho Tá lả dễ sai ở đây.',
  },
} as const satisfies Readonly<Record<string, SituationWords>>;

export type BasicSituation = keyof typeof vi;

export const BASIC_WORDS: Catalogue<Readonly<Record<BasicSituation, SituationWords>>> = { vi, en };

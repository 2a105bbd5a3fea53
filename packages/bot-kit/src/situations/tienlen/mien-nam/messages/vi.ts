import type { Catalogue } from '@sanh-rong/engine';
import type { SituationWords } from '../../../situation.ts';
import { en } from './en.ts';

export const vi = {
  'mn-opening': {
    name: 'Mở ván với 3♠',
    note: 'Ván đầu, bot giữ 3♠: nước đầu tiên phải có lá này. Ở đây 3♠ không ghép được với lá nào nên chỉ có một nước.',
  },
  'mn-no-answer': {
    name: 'Không có gì chặn được',
    note: 'Trên bàn là át cơ, trên tay toàn lá nhỏ hơn: chỉ còn bỏ lượt. validMoves lúc này không có nước đánh nào.',
  },
  'mn-single': {
    name: 'Chặn một lá rác',
    note: 'Trên bàn là 7♠. Thường nên chặn bằng lá vừa đủ lớn và giữ lá to cho sau.',
  },
  'mn-pair': {
    name: 'Chặn một đôi',
    note: 'Trên bàn là đôi 7 nên phải trả lời bằng đôi. Heo lẻ tuy lớn nhưng không chặn được đôi.',
  },
  'mn-triple': {
    name: 'Chặn sám cô',
    note: 'Sám 6 chỉ bị chặn bởi sám lớn hơn. Tay có hai sám, một sám quá nhỏ.',
  },
  'mn-straight': {
    name: 'Chặn một sảnh',
    note: 'Sảnh 4-5-6 bị chặn bởi sảnh cùng độ dài có lá so lớn hơn, hoặc sảnh dài hơn. Nước nào để lại bài đẹp nhất?',
  },
  'mn-heo': {
    name: 'Heo trên bàn',
    note: 'Không có hàng để chặt; chỉ heo lớn hơn mới chặn được. Heo chặn heo không phải là chặt nên chẳng ai trả điểm.',
  },
  'mn-lead': {
    name: 'Thắng ván trước, đánh trước',
    note: 'Không phải ván khởi đầu: bot cầm cái và đánh gì cũng được, dù có 3♠. Nên đi bộ nào để bớt lá lẻ nhỏ?',
  },
  'mn-new-round': {
    name: 'Hết vòng, cầm cái lại',
    note: 'Ba nhà đều bỏ lượt trước 9♥ của bot. Vòng mới bắt đầu: đánh bộ nào cũng được nhưng không được bỏ lượt.',
  },
  'mn-last-card': {
    name: 'Lá cuối cùng',
    note: 'Còn đúng một lá và nó chặn được bài trên bàn.',
    hint: 'Đánh nốt là tới.',
  },

  'mn-opening-choices': {
    name: 'Mở ván: nhiều bộ có 3♠',
    note: 'Nước đầu phải có 3♠ nhưng không bắt buộc đánh lẻ: đôi, sám hay sảnh có 3♠ đều được.',
  },
  'mn-opening-three-seats': {
    name: 'Ba người, không ai có 3♠',
    note: 'Bàn ba người bỏ ra 13 lá, lần này có cả 3♠. Ai giữ lá nhỏ nhất đã chia thì đánh trước và phải đánh lá ấy.',
  },
  'mn-opening-two-seats': {
    name: 'Hai người, lá nhỏ nhất là 4♣',
    note: 'Nửa bộ bài nằm ngoài, không còn con ba nào. Nước đầu phải có 4♣, lẻ hoặc trong một sảnh.',
  },
  'mn-after-toi-trang': {
    name: 'Ván sau tới trắng',
    note: 'Ván trước có người tới trắng nên ván này lại là ván khởi đầu: người có 3♠ đánh trước, nước đầu phải có 3♠.',
  },
  'mn-lead-straight-or-pair': {
    name: 'Cầm cái: sảnh dài hay giữ đôi?',
    note: 'Sảnh năm lá dùng mất một con bảy; sảnh bốn lá giữ được đôi 7. Hãy tính xem còn lại mấy nước nữa là hết bài.',
  },
  'mn-many-moves': {
    name: 'Hàng trăm nước đi',
    note: 'Bài nhiều đôi và sảnh nên validMoves rất dài. Bot có còn nghĩ kịp giờ không?',
  },
  'mn-hidden-counts': {
    name: 'Có nhà giấu số lá',
    note: 'Ghế 1 và ghế 3 giấu số lá: trong playerCardCounts là null. So sánh với null rất dễ sai.',
  },
  'mn-next-has-one-lead': {
    name: 'Nhà kế còn một lá',
    note: 'Bot cầm cái mà người đi ngay sau chỉ còn một lá. Lá rác nào cũng có thể bị chặn và thua luôn.',
    hint: 'Đánh đôi: người còn một lá không thể chặn đôi.',
  },
  'mn-next-has-one-singles': {
    name: 'Nhà kế còn một lá, tay toàn rác',
    note: 'Không có bộ nào ngoài lá lẻ, mà nhà kế chỉ chờ chặn được là tới.',
    hint: 'Đánh lá lớn nhất để nhà kế khó chặn.',
  },
  'mn-thui-hang': {
    name: 'Sắp thúi tứ quý',
    note: 'Nhà kế còn một lá, ván có thể hết bất cứ lúc nào. Về bét mà còn tứ quý thì trả 4 điểm thúi.',
    hint: 'Đừng đánh lẻ lúc này: đánh cả tứ quý thì không ai chặn được bằng một lá, lại khỏi thúi.',
  },

  'mn-suit-decides': {
    name: 'Cùng hạng thì so chất',
    note: 'Trên bàn là 9♦. 9♥ chặn được, 9♠ thì không: bích nhỏ nhất, cơ lớn nhất.',
  },
  'mn-pair-suit-decides': {
    name: 'Hai đôi cùng hạng',
    note: 'Đôi 8 gặp đôi 8: bên nào có lá chất lớn hơn thì hơn. Đôi có 8♥ hơn đôi có 8♦.',
  },
  'mn-straight-suit-decides': {
    name: 'Hai sảnh cùng lá cao nhất',
    note: 'Cùng là sảnh tới 6 thì so chất của lá 6. Sảnh có 6♥ chặn được, sảnh có 6♠ thì không.',
  },
  'mn-straight-longer': {
    name: 'Sảnh dài hơn',
    note: 'Ở Miền Nam, sảnh dài hơn chặn sảnh ngắn hơn dù nhỏ hơn nhiều: 3-4-5-6 chặn được 10-J-Q.',
  },
  'mn-straight-no-heo': {
    name: 'Sảnh không có heo',
    note: 'Sảnh cao nhất kết thúc ở át. K-A-2 không phải sảnh; chỉ Q-K-A chặn được.',
  },
  'mn-break-triple': {
    name: 'Xé sám để lấy đôi',
    note: 'Muốn chặn đôi 6 phải xé sám 9, còn lại một lá rác. Có đáng không?',
  },
  'mn-break-four': {
    name: 'Xé tứ quý',
    note: 'Chỉ có bồi mới chặn được 10♠, mà bốn con bồi là tứ quý để chặt heo. Cả bộ thì không chặt được lá rác này.',
  },
  'mn-strong-but-pass': {
    name: 'Bài to mà vẫn phải bỏ lượt',
    note: 'Đôi heo, át, già đều không chặn được sám 4: sai loại bộ. Chỉ có bỏ lượt.',
  },
  'mn-stay-in-round': {
    name: 'Giữ vòng để chặt',
    note: 'Bot có tứ quý 7. Tứ quý chỉ chặt được khi còn vòng: bỏ lượt bây giờ thì lát nữa có heo cũng đành nhìn.',
  },
  'mn-pair-of-heos': {
    name: 'Đánh đôi heo',
    note: 'Chỉ đôi heo mới chặn được đôi át. Đôi heo chỉ bị chặt bởi bốn đôi thông, nhưng bị chặt thì mất gấp đôi.',
  },
  'mn-last-to-answer': {
    name: 'Người trả lời cuối vòng',
    note: 'Hai nhà đã bỏ lượt. Bot cũng bỏ thì nhà vừa đánh 5♥ lại cầm cái.',
  },
  'mn-two-seats': {
    name: 'Bàn hai người',
    note: 'Chỉ có một đối thủ: bỏ lượt là trao quyền đánh trước ngay cho họ.',
  },
  'mn-three-seats': {
    name: 'Bàn ba người',
    note: 'Các danh sách theo ghế chỉ có ba phần tử. Bot viết cứng bốn ghế sẽ lỗi ở đây.',
  },
  'mn-pass-not-final': {
    name: 'Bỏ lượt rồi vẫn được hỏi lại',
    note: 'Bàn này đặt “bỏ lượt không mất vòng”: có người đánh thêm nên bot được đánh tiếp dù đã bỏ lượt.',
  },
  'mn-next-has-one-answer': {
    name: 'Chặn trước nhà còn một lá',
    note: 'Sau bot là người chỉ còn một lá rác. Chặn bằng lá nhỏ là mở đường cho họ tới.',
    hint: 'Chặn bằng lá lớn nhất.',
  },

  'mn-cut-with-three-pairs': {
    name: 'Ba đôi thông chặt heo',
    note: 'Heo cơ trên bàn, bot còn vòng và có ba đôi thông. Chặt được 2 điểm và giành quyền đánh.',
    hint: 'Chặt!',
  },
  'mn-cut-with-four': {
    name: 'Tứ quý chặt heo',
    note: 'Heo bích trên bàn, bot có tứ quý 9. Heo đen bị chặt trả 1 điểm.',
    hint: 'Chặt!',
  },
  'mn-cut-two-heos': {
    name: 'Chặt hai heo liền nhau',
    note: 'Heo bích rồi heo rô nối nhau: chặt lúc này được cộng cả hai, 3 điểm.',
    hint: 'Chặt ngay, hai heo được tính chung.',
  },
  'mn-stacked-cut': {
    name: 'Chặt chồng',
    note: 'Heo cơ vừa bị ba đôi thông chặt. Tứ quý của bot chặt tiếp: người bị chặt sau cùng trả hết 6 điểm.',
    hint: 'Chặt chồng: món nợ dồn cả về tay bot.',
  },
  'mn-four-on-three-pairs': {
    name: 'Tứ quý chặt ba đôi thông',
    note: 'Ba đôi thông được đánh ra đầu vòng. Tứ quý chặt được, mỗi hàng bị chặt trả 4 điểm.',
    hint: 'Chặt!',
  },
  'mn-higher-three-pairs': {
    name: 'Ba đôi thông lớn hơn',
    note: 'Hai bên cùng ba đôi thông 5-6-7: so chất của lá 7 cao nhất. Bên có 7♥ lớn hơn và đó cũng là chặt.',
    hint: 'Chặt!',
  },
  'mn-four-pairs-on-three': {
    name: 'Bốn đôi thông chặt ba đôi thông',
    note: 'Đôi thông dài hơn chặt được đôi thông ngắn hơn, dù hạng nhỏ. Ba đôi nhỏ hơn thì không.',
    hint: 'Chặt!',
  },
  'mn-three-pairs-on-four': {
    name: 'Ba đôi thông trước tứ quý',
    note: 'Ba đôi thông không bao giờ chặt được tứ quý, dù hạng có lớn hơn: chỉ có bỏ lượt.',
  },
  'mn-four-pairs-on-four': {
    name: 'Bốn đôi thông chặt tứ quý',
    note: 'Tứ quý già vẫn thua bốn đôi thông từ 3 tới 6. Chặt được 4 điểm.',
    hint: 'Chặt!',
  },
  'mn-higher-four': {
    name: 'Tứ quý lớn hơn',
    note: 'Tứ quý 5 trên bàn, bot có tứ quý 9. Hàng bị chặn bởi hàng cùng loại lớn hơn cũng là chặt.',
    hint: 'Chặt!',
  },
  'mn-cut-pair-of-heos': {
    name: 'Chặt đôi heo',
    note: 'Tứ quý và ba đôi thông không chặt được đôi heo, bốn đôi thông thì được. Giá gấp đôi tổng hai heo.',
    hint: 'Chặt bằng bốn đôi thông.',
  },
  'mn-three-heos': {
    name: 'Ba heo',
    note: 'Không gì chặt được ba heo, kể cả tứ quý hay bốn đôi thông. Chỉ có bỏ lượt.',
  },
  'mn-late-cut': {
    name: 'Bốn đôi thông sau khi đã bỏ lượt',
    note: 'Bot đã bỏ lượt, rồi có người đánh heo. Bốn đôi thông không cần vòng: bot được hỏi lại, chặt hoặc bỏ tiếp.',
    hint: 'Chặt!',
  },

  'mn-finish-straight': {
    name: 'Đánh hết trong một nước',
    note: 'Cả tay bài là một sảnh và bot đang cầm cái.',
    hint: 'Đánh cả sảnh là tới.',
  },
  'mn-finish-pair': {
    name: 'Đôi cuối cùng',
    note: 'Hai lá còn lại là đôi và chặn được đôi trên bàn.',
    hint: 'Đánh đôi là tới.',
  },
  'mn-finish-heo': {
    name: 'Về bằng heo',
    note: 'Lá cuối là heo và chặn được lá át. Luật này cho về bằng heo.',
    hint: 'Đánh heo là tới.',
  },
  'mn-finish-with-cut': {
    name: 'Chặt heo và tới luôn',
    note: 'Bốn lá cuối là tứ quý, trên bàn là heo: vừa được điểm chặt, vừa hết bài.',
    hint: 'Chặt là tới.',
  },
  'mn-thui-heo': {
    name: 'Sắp thúi heo',
    note: 'Nhà vừa đánh còn một lá. Nếu để họ cầm cái thì ván hết, bot nhiều lá nhất nên về bét và thúi heo.',
    hint: 'Đánh heo bây giờ, kẻo không còn dịp.',
  },
  'mn-cong-danger': {
    name: 'Sắp cóng',
    note: 'Bot chưa đánh lá nào mà có nhà chỉ còn hai lá. Cóng phải trả thêm 13 điểm nhân số người chơi.',
    hint: 'Đánh một lá bất kỳ để khỏi cóng.',
  },
  'mn-den-bai-danger': {
    name: 'Sắp đền bài',
    note: 'Cả ba nhà đều chưa đánh lá nào, người kia còn một lá. Ai bỏ lượt sau cùng dù chặn được sẽ trả thay cả làng.',
    hint: 'Chặn được thì phải chặn.',
  },
} as const satisfies Readonly<Record<string, SituationWords>>;

export type MienNamSituation = keyof typeof vi;

export const MIEN_NAM_WORDS: Catalogue<Readonly<Record<MienNamSituation, SituationWords>>> = { vi, en };

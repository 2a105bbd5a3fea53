import type { Catalogue } from '@sanh-rong/engine';
import type { SituationWords } from '../../situation.ts';
import { en } from './en.ts';

export const vi = {
  'lieng-first-to-act': {
    name: 'Nói đầu tiên',
    note: 'Chưa ai tố nên theo không mất gì (qua lượt). Mức cược để theo là 0, tố ít nhất 10.',
    hint: 'Đừng bỏ khi được qua miễn phí.',
  },
  'lieng-dealer-last': {
    name: 'Nói cuối cùng, cả làng đều qua',
    note: 'Bot chia bài nên nói sau cùng. Ba nhà đều qua: qua nốt là lật bài, tố là thử lòng cả làng.',
    hint: 'Đừng bỏ khi được qua miễn phí.',
  },
  'lieng-nothing-for-free': {
    name: 'Bài 0 nút, chưa ai tố',
    note: '4 + 6 + K là 20, tức 0 nút. Bài rất xấu nhưng xem tiếp không mất chip nào.',
    hint: 'Qua lượt là đủ: đừng bỏ, cũng đừng tố tất.',
  },
  'lieng-raise-after-check': {
    name: 'Đã qua, rồi có người tố',
    note: 'Bot đã qua, ghế 2 tố lên 80 và bot được hỏi lại. Lần này muốn ở lại phải góp 80.',
  },
  'lieng-reraised': {
    name: 'Bị tố lại',
    note: 'Bot tố 50, nhà kế tố lên 200, hai nhà kia bỏ. Bot có ba tây (đĩ) và chỉ cần góp thêm 150.',
    hint: 'Ba tây thắng mọi bài tính nút: đừng bỏ.',
  },
  'lieng-two-left': {
    name: 'Chỉ còn hai người',
    note: 'Hai nhà đã bỏ. Bot bỏ nữa thì người tố ăn gà mà không phải lật bài.',
  },
  'lieng-heads-up': {
    name: 'Bàn hai người',
    note: 'Chỉ một đối thủ, 8 nút là bài khá cao. Danh sách theo ghế chỉ có hai phần tử.',
    hint: 'Đừng bỏ khi được qua miễn phí.',
  },
  'lieng-heads-up-all-in': {
    name: 'Đối thủ tố tất, bot có sáp át',
    note: 'Sáp át là bài lớn nhất trò chơi. Chip hai bên bằng nhau nên theo cũng là hết chip.',
    hint: 'Theo: không bài nào lớn hơn.',
  },
  'lieng-many-callers': {
    name: 'Nhiều người theo',
    note: 'Năm nhà đã góp 30, gà 210. Càng đông người càng cần bài cao mới thắng.',
  },
  'lieng-good-price': {
    name: 'Góp 10 để giành 560',
    note: 'Bot đã góp 100, giờ chỉ thiếu 10 trong khi gà đã 560. Bài kém đến mấy cũng đáng xem.',
    hint: 'Giá quá rẻ, đừng bỏ.',
  },
  'lieng-full-table': {
    name: 'Bàn mười bảy người',
    note: 'Bàn đầy: 51 lá đã chia, danh sách theo ghế có mười bảy phần tử.',
    hint: 'Đừng bỏ khi được qua miễn phí.',
  },

  'lieng-sap-aces': {
    name: 'Sáp át',
    note: 'Bài lớn nhất có thể có. Làm sao để nhiều người theo nhất?',
    hint: 'Đừng bao giờ bỏ sáp.',
  },
  'lieng-sap-twos': {
    name: 'Sáp 2',
    note: 'Sáp nhỏ nhất vẫn lớn hơn mọi liêng. Tính nút thì chỉ 6 nhưng ở đây nút không quan trọng.',
    hint: 'Đừng bao giờ bỏ sáp.',
  },
  'lieng-lieng-highest': {
    name: 'Liêng Q-K-A',
    note: 'Liêng cao nhất; chỉ thua sáp và liêng Q-K-A có át chất lớn hơn.',
    hint: 'Liêng cao nhất, đừng bỏ.',
  },
  'lieng-lieng-lowest': {
    name: 'Liêng A-2-3',
    note: 'Trong A-2-3 thì 3 là lá cao: liêng thấp nhất, nhưng vẫn hơn mọi bài tây và nút.',
    hint: 'Vẫn là liêng, đừng bỏ.',
  },
  'lieng-jack-queen-king': {
    name: 'J-Q-K là liêng',
    note: 'Ba lá đều là tây nhưng liền nhau nên tính là liêng, không phải đĩ.',
    hint: 'Là liêng, đừng bỏ.',
  },
  'lieng-king-ace-two': {
    name: 'K-A-2 không phải liêng',
    note: 'Át không nối già với 2. Bài này chỉ có 3 nút.',
    hint: 'Chỉ 3 nút: đừng tố tất.',
  },
  'lieng-pictures': {
    name: 'Ba tây (đĩ)',
    note: 'Ba lá đều là J, Q, K mà không liền nhau, không cùng hạng: hơn mọi bài tính nút, kể cả 9 nút.',
    hint: 'Đừng bỏ.',
  },
  'lieng-nine-points': {
    name: 'Chín nút',
    note: '9 nút là bài nút cao nhất, chỉ thua đĩ, liêng, sáp.',
    hint: 'Giá 50 thì đừng bỏ 9 nút.',
  },
  'lieng-suit-breaks-tie': {
    name: 'Bằng nút thì so chất lá cao',
    note: '9 nút với át rô là lá cao. Rô lớn nhất, rồi cơ, chuồn, bích: bằng nút thì bot thắng.',
    hint: 'Bài nút mạnh nhất, đừng bỏ.',
  },
  'lieng-best-suit': {
    name: 'Bàn so chất lớn nhất',
    note: 'Bàn này khi bằng nút thì so chất lớn nhất đang có. 2♦ tuy nhỏ nhưng là rô.',
  },
  'lieng-middling': {
    name: 'Sáu nút',
    note: 'Bài lưng chừng trước một lần tố vừa phải. Nhớ xem ai tố và còn mấy người.',
  },
  'lieng-nothing-at-a-price': {
    name: '0 nút mà phải góp 300',
    note: 'Bài thấp nhất và giá cao. Bài này chỉ thắng khi mọi người đều bỏ.',
    hint: 'Bỏ.',
  },
  'lieng-one-point-all-in': {
    name: '1 nút trước một nhà tố tất',
    note: 'Theo là đặt hết 990 chip vào 1 nút.',
    hint: 'Bỏ.',
  },

  'lieng-short-call': {
    name: 'Không đủ chip để theo',
    note: 'Mức cược 200 mà bot chỉ còn 50: không được theo, chỉ có bỏ hoặc tố tất. Tố tất thì giành phần gà đã góp ngang.',
  },
  'lieng-exact-call': {
    name: 'Vừa đủ chip để theo',
    note: 'Theo là hết đúng 100 chip. Không còn chip để tố.',
  },
  'lieng-too-few-to-raise': {
    name: 'Đủ theo, không đủ tố',
    note: 'Muốn tố phải lên 110 mà bot chỉ có 105. Tố tất vẫn được, nhưng không mở lại quyền tố cho ai đã nói.',
    hint: 'Có đĩ trong tay thì đừng bỏ.',
  },
  'lieng-last-chip': {
    name: 'Còn đúng một chip',
    note: 'Bot còn 1 chip, gà đã có 80. Bỏ thì ván sau cũng chẳng đủ chip cửa.',
    hint: 'Tố tất: mất thêm 1 chip, có thể được gấp bốn lần số đã góp.',
  },
  'lieng-raising-closed': {
    name: 'Không được tố thêm',
    note: 'Bot tố 100, nhà kế tố tất 105, chưa đủ mức tố tối thiểu. Quyền tố không mở lại: chỉ theo hoặc bỏ.',
    hint: 'Góp 5 để giành cả gà: theo.',
  },
  'lieng-raising-closed-short': {
    name: 'Không được tố, cũng không đủ theo',
    note: 'Thiếu 5 mà chỉ còn 3 chip. Tố tất lúc này chỉ là theo thiếu, vẫn đúng luật.',
    hint: 'Tố tất: 3 chip để giành cả gà.',
  },
  'lieng-min-raise': {
    name: 'Mức tố tối thiểu',
    note: 'Đang là 30 thì phải tố lên ít nhất 40, nhiều nhất 990. Số nêu ra là tổng mức cược, không phải phần thêm.',
    hint: 'Liêng trong tay, đừng bỏ.',
  },
  'lieng-large-min-raise': {
    name: 'Bàn có mức tố lớn',
    note: 'Bàn này chip cửa 20, mỗi lần tố thêm ít nhất 100. Bot viết cứng số 10 sẽ sai.',
    hint: 'Sáp trong tay, đừng bỏ.',
  },
  'lieng-no-ante': {
    name: 'Bàn không có chip cửa',
    note: 'Gà (`pot`) đang trống và tố từ 1 chip. Coi chừng chia cho 0.',
    hint: 'Đừng bỏ khi được qua miễn phí.',
  },
  'lieng-side-pot': {
    name: 'Gà phụ',
    note: 'Ghế 1 tố tất 40, ghế 2 tố lên 100. Phần trên 40 chỉ bot và ghế 2 tranh nhau.',
  },
  'lieng-two-side-pots': {
    name: 'Hai gà phụ',
    note: 'Hai nhà tố tất với số chip khác nhau, một nhà tố 200. Bài bot có thể thắng gà này mà thua gà kia.',
    hint: 'Liêng trong tay, đừng bỏ.',
  },
  'lieng-all-in-by-ante': {
    name: 'Có nhà hết chip vì chip cửa',
    note: 'Ghế 2 chỉ có 5 chip nên góp cửa xong là tố tất. Họ chỉ giành được phần ngang 5 chip.',
    hint: 'Đừng bỏ khi được qua miễn phí.',
  },
  'lieng-sits-out': {
    name: 'Có ghế ngồi ngoài',
    note: 'Ghế 1 hết chip nên không được chia bài. Đừng tính ghế đó là đối thủ.',
    hint: 'Đừng bỏ khi được qua miễn phí.',
  },
  'lieng-big-stack': {
    name: 'Bot nhiều chip nhất bàn',
    note: 'Hai đối thủ chỉ còn 50 và 70 chip. Tố quá số đó thì phần không ai theo được trả lại.',
    hint: 'Sáp trong tay, đừng bỏ.',
  },
} as const satisfies Readonly<Record<string, SituationWords>>;

export type LiengSituation = keyof typeof vi;

export const LIENG_WORDS: Catalogue<Readonly<Record<LiengSituation, SituationWords>>> = { vi, en };

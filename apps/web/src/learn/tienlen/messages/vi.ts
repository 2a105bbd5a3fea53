import type { Difference } from '../../elsewhere.tsx';
import { en } from './en.ts';
import { en as exercisesEn } from './exercises-en.ts';
import { vi as exercisesVi } from './exercises-vi.ts';

type ByRuleSet = Readonly<Record<string, string>>;

export const vi = {
  titles: {
    goal: 'Thắng thế nào',
    kinds: 'Sáu loại bộ',
    try: 'Thử xem',
    round: 'Một vòng',
    cut: 'Cái gì chặt cái gì',
    score: 'Tính điểm',
    special: 'Tới trắng',
    elsewhere: 'Khác bàn khác chỗ nào',
  },
  elsewhere: {
    'mien-nam': [
      {
        rule: 'MN-4',
        here: 'Sảnh dài hơn chặn được sảnh ngắn hơn.',
        there: 'Nhiều nơi sảnh phải dài bằng nhau; tạo bàn thì chọn được kiểu đó.',
      },
      {
        rule: 'MN-6',
        here: 'Tứ quý không chặt được đôi heo, chỉ 4 đôi thông chặt được.',
        there: 'Có nơi tứ quý chặt luôn đôi heo.',
      },
      {
        rule: 'MN-7',
        here: '4 đôi thông chặt được dù đã bỏ lượt.',
        there: 'Có nơi bỏ lượt là thôi; tạo bàn thì tắt được.',
      },
      {
        rule: 'MN-11',
        here: 'Một người hết bài là hết ván, kết bằng heo cũng được.',
        there: 'Có nơi đánh tiếp tới nhì, ba, hoặc phạt ai kết bằng heo.',
      },
      {
        rule: 'MN-15',
        here: 'Chỉ người bét trả thúi, trả cho người ngay trên.',
        there: 'Có nơi ai còn heo cũng trả cho người tới.',
      },
      {
        rule: 'MN-17',
        here: 'Ván đầu và các ván sau có danh sách tới trắng khác nhau.',
        there: 'Sảnh rồng, 6 đôi chỉ tính từ ván thứ hai.',
      },
    ],
    thirteen: [
      {
        rule: 'TH-2',
        here: 'Sảnh, đôi thông phải dài bằng nhau mới chặn được.',
        there: 'Luật Miền Nam thì dài hơn chặn ngắn hơn.',
      },
      {
        rule: 'TH-4',
        here: 'Tứ quý đánh được cả ba heo; tứ quý và đôi thông không đụng nhau.',
        there: 'Luật Miền Nam thì không bộ nào chặt được ba heo.',
      },
      { rule: 'TH-8', here: 'Đánh tới khi còn một người.', there: 'Luật Miền Nam thì có người hết bài là dừng.' },
    ],
  } as Readonly<Record<string, readonly Difference[]>>,
  goal: {
    'mien-nam': 'Ai hết bài trước thì tới. Mấy nhà kia còn bao nhiêu lá, trả bấy nhiêu điểm.',
    thirteen: 'Hết bài trước về nhất, rồi nhì, ba; đánh tới khi còn một người. Về thứ mấy thì điểm nấy.',
  } as ByRuleSet,
  ranks: 'Nhỏ tới lớn. Con heo (lá 2) to nhất.',
  suits: 'Cùng số thì so chất: bích, chuồn, rô, cơ. Cơ to nhất.',

  kinds: {
    single: { name: 'Rác', text: 'Một lá. Heo cơ này là lá to nhất bộ bài.' },
    pair: { name: 'Đôi', text: 'Hai lá cùng số. So lá to nhất của đôi.' },
    triple: { name: 'Sám', text: 'Ba lá cùng số.' },
    straight: { name: 'Sảnh', text: 'Từ ba số liền nhau, chất nào cũng được. Không có heo.' },
    fourOfAKind: { name: 'Tứ quý', text: 'Bốn lá cùng số. Là hàng: chặt được heo.' },
    consecutivePairs: { name: 'Đôi thông', text: 'Từ ba đôi liền nhau, không có heo. Cũng là hàng.' },
  },

  tryIntro: 'Chọn vài lá xem ra bộ gì, rồi coi nhà bên có gì chặn.',
  pickFirst: 'Chạm vào một lá để bắt đầu',
  nothing: 'Chưa thành bộ',
  faults: {
    twoRanks: 'Hai lá khác số. Đôi phải cùng số.',
    heoInRun: 'Heo không vào sảnh, không vào đôi thông. Heo chỉ đi một mình, đôi, ba.',
    gap: (missing: string): string => `Hụt số ${missing}: phải liền nhau.`,
    fewPairs: 'Mới hai đôi. Đôi thông cần ít nhất ba đôi liền nhau.',
    uneven: 'Số lá mỗi số không đều: sảnh thì mỗi số một lá, đôi thông mỗi số hai lá.',
    shortRun: 'Sảnh cần ít nhất ba lá.',
  },
  beatenBy: (what: string, count: number): string => `Nhà bên có ${count} cách chặn ${what}:`,
  nothingBeats: (what: string): string => `Nhà bên không có gì chặn được ${what}.`,
  andMore: (count: number): string => `… và ${count} cách nữa.`,
  cut: 'Chặt!',

  roundIntro: 'Người cầm cái mở bằng bộ nào cũng được; ai theo phải đánh cùng loại, lớn hơn. Bỏ lượt là nghỉ hết vòng.',

  cutIntro: {
    'mien-nam': 'Heo to nhất, nhưng sợ hàng. Bên trái là bài trên chiếu, phía trên là hàng trong tay bạn.',
    thirteen: 'Hàng ở đây gọi là bom, chỉ đánh được heo. Bên trái là bài trên chiếu, phía trên là bom trong tay bạn.',
  } as ByRuleSet,
  cutNote: {
    'mien-nam': '4 đôi thông trở lên không cần vòng: lỡ bỏ lượt rồi vẫn chặt được.',
    thirteen: 'Tứ quý với đôi thông không chặt lẫn nhau.',
  } as ByRuleSet,
  onMat: 'Trên chiếu',
  hang: {
    oneTwo: 'Một heo',
    twoTwos: 'Đôi heo',
    threeTwos: 'Ba heo',
    threePairs: '3 đôi thông',
    four: 'Tứ quý',
    fourPairs: '4 đôi thông',
    fivePairs: '5 đôi thông',
  },
  cuts: { always: 'Chặt được', higher: 'Nếu lớn hơn', never: 'Không' },

  scoreIntro: {
    'mien-nam': 'Tổng điểm cả bàn luôn bằng 0: người thua trả cho người thắng. Mỗi ví dụ là một ván ngắn.',
    thirteen: 'Bốn người thì +3, +1, −1, −3. Đây là một ván ngắn:',
  } as ByRuleSet,
  bills: {
    cards: { name: 'Còn lá', text: 'Ván thường: mỗi lá còn trên tay trả 1 điểm.' },
    cut: { name: 'Chặt heo', text: 'Heo đen giá 1, heo đỏ giá 2. Đôi heo giá gấp đôi, hàng giá 4.' },
    thui: { name: 'Thúi', text: 'Về bét mà còn ôm heo hay hàng thì trả thêm cho người ngay trên.' },
    cong: { name: 'Cóng', text: 'Cả ván không đánh được lá nào: thêm 13 điểm nhân số người.' },
    toiTrang: { name: 'Tới trắng', text: 'Chia xong là thắng: mỗi nhà trả 13 nhân số người, cộng thúi.' },
    places: { name: 'Thứ hạng', text: 'Bạn về nhì. Người hết bài rồi thì nhà kế được cầm cái.' },
  },

  specialIntro: {
    'mien-nam': 'Cầm những tay bài này thì khỏi đánh. Ván đầu và các ván sau tính khác nhau.',
    thirteen: 'Cầm những tay bài này là về nhất ngay; bàn có thể tắt từng thứ.',
  } as ByRuleSet,
  specialGames: {
    initial: 'Ván đầu, và ván sau một ván tới trắng',
    later: 'Các ván khác',
    every: 'Mọi ván',
  },
};

export const TIENLEN_LESSON_WORDS = { vi, en };
export const TIENLEN_EXERCISE_WORDS = { vi: exercisesVi, en: exercisesEn };

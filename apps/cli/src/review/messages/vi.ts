import { en } from './en.ts';

/** Lời của `sanhrong review`. */
export const vi = {
  title: (ruleSet: string, game: number, of: number) => `${ruleSet} · Ván ${game}/${of}`,
  unfinished: 'Ván này chưa xong nên không được xem xét.',
  played: (number: number, name: string, move: string) => `Nước ${number} · ${name}: ${move}`,
  better: (move: string, points: string) => `hơn: ${move} (mất ${points} điểm)`,
  best: 'không thấy nước nào hơn',
  close: (move: string, points: string) => `ngang ngửa với ${move} (${points} điểm)`,
  exact: 'tính hết được',
  choice: (move: string, points: string) => `${move}  ${points}`,
  noMistakes: 'Không nước nào chắc chắn là sai.',
  sum: 'Tổng kết',
  player: 'Người chơi',
  decisions: 'Nước',
  mistakes: 'Sai',
  lost: 'Mất mỗi ván',
  kinds: 'Mất điểm vì đâu',
  kind: 'Loại sai',
  noReason: 'lý do khác',
  worst: (count: number) => `${count} lúc đáng tiếc nhất`,
  moment: (game: number, move: string) => `Ván ${game} · ${move}`,
  written: (count: number, file: string) =>
    `Đã ghi ${count} tình huống vào ${file}. Thử bot: sanhrong test bot.js --situations ${file}`,
  nothingWritten: 'Không có nước nào chắc chắn là sai nên không ghi tình huống nào.',
  noPlayer: (name: string) => `Không ván nào có người chơi tên “${name}”.`,
  noSeat: (wanted: string, seats: number) => `--seat không thể là “${wanted}”; ván này có ghế 1 đến ${seats}.`,
  usage: `Xem lại ván đã xong: nước nào đáng lẽ nên đi khác, và mất bao nhiêu điểm.

  sanhrong review TỆP [tuỳ chọn]
  sanhrong review 'sr1 …' [tuỳ chọn]

Mỗi nước được xét từ đúng những gì người đi lúc ấy biết: nhiều thế bài của
người khác khớp với mọi điều đã thấy, mỗi cách đi chơi tới hết trong từng thế.
Chỉ gọi là sai khi khoảng tin cậy 99 % của điểm mất không chứa số không.

  --game N         ván thứ N, đếm từ 1; không ghi thì mọi ván
  --seat N         chỉ ghế N, đếm từ 1
  --player TÊN     chỉ người chơi này, ngồi ghế nào cũng vậy
  --situations TỆP ghi mười lúc đáng tiếc nhất cho sanhrong test
  --all            mọi nước và mọi cách đi, không chỉ các nước sai nặng nhất
  --worlds N       số thế bài lúc đầu, 8–2000 (40); nhiều hơn thì chắc hơn
  --seed CHỮ       hạt giống: cùng hạt giống thì cùng kết quả (review)
  --json           mỗi ván một dòng JSON
  --lang vi|en     tiếng nói (vi)
  --no-colour      không tô màu (NO_COLOR cũng vậy)
  --help           trang này`,
};

export type ReviewWords = typeof vi;

export const REVIEW_WORDS = { vi, en };

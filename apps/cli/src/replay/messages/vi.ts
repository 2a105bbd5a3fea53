import { en } from './en.ts';

/** Lời của `sanhrong replay`. */
export const vi = {
  what: 'tệp hoặc văn bản của ván',
  seat: (number: number) => `Ghế ${number}`,
  again: (name: string, number: number) => `${name} (${number})`,
  noGames: (path: string) => `${path} không có ván nào.`,
  unreadable: (path: string) =>
    `${path} không phải tệp trận, văn bản của ván (sr1 …) hay bản xem lại của máy chủ. Tệp trận được viết bằng: sanhrong match … --out TỆP.`,
  badRecord: (place: string, why: string) => `${place}: ${why}`,
  line: (number: number) => `dòng ${number}`,
  gameOfMatch: (number: number) => `ván ${number}`,
  noGame: (wanted: string, of: number) => `--game không thể là “${wanted}”; ở đây có ván 1 đến ${of}.`,
  notKept: (wanted: string) => `Ván ${wanted} không được giữ trong tệp này.`,
  text: 'văn bản',
  title: (ruleSet: string, game: number, of: number) => `${ruleSet} · Ván ${game}/${of}`,
  moment: (step: number, of: number) => `Nước ${step}/${of}`,
  dealt: 'Bài chia',
  unfinished: 'Ván này chưa xong.',
  result: 'Kết quả',
  paused: 'dừng',
  playing: 'đang chạy',
  keys: {
    step: 'từng nước',
    ends: 'đầu, cuối',
    play: 'chạy, dừng',
    games: 'ván trước, sau',
    language: 'English',
    leave: 'thoát',
  },
  usage: `Xem lại ván đã chơi: một trận đã ghi, hay một ván viết thành một dòng chữ.

  sanhrong replay TỆP [tuỳ chọn]
  sanhrong replay 'sr1 …' [tuỳ chọn]

  --game N         ván thứ N, đếm từ 1
  --step           dừng ở đầu và đi từng nước bằng phím
  --plain          in từng nước thành dòng chữ
  --lang vi|en     tiếng nói (vi)
  --no-colour      không tô màu (NO_COLOR cũng vậy)
  --help           trang này

Phím: ← → từng nước · Home End đầu, cuối · dấu cách chạy, dừng
      P N ván trước, sau · L ngôn ngữ · Q thoát`,
};

export type ReplayWords = typeof vi;

export const REPLAY_WORDS = { vi, en };

import { en } from './en.ts';

export const vi = {
  title: 'Điểm hạng qua từng trận',
  description: (matches: number, first: string, last: string) =>
    `Sau ${matches} trận, điểm hạng đi từ ${first} tới ${last}. Số từng trận ở bảng bên dưới.`,
  point: (match: number, when: string, version: number, shown: string, middle: string, reach: string) =>
    `Trận ${match}, ${when}, v${version}: ${shown} (ước ${middle} ± ${reach})`,
  read: 'Đọc từng trận',
  openMatch: 'Xem trận này',
  legend:
    'Nét đậm là điểm hạng, tính dè dặt theo những trận đã đấu; gặp đối thủ khác, nó còn lên xuống. Dải nhạt là khoảng ước lượng; càng đấu, dải càng hẹp.',
  version: (version: number) => `v${version}`,
  match: (match: number) => `Trận ${match}`,
  matchHead: 'Trận',
  rating: 'Điểm hạng',
  to: 'Nhiều nhất',
  versionHead: 'Bản',
  when: 'Lúc',
};

export const CHARTS_WORDS = { vi, en };

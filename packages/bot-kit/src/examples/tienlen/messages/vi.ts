export const vi = {
  template: {
    called: 'Được gọi mỗi khi tới lượt bot.',
    idea: 'Ví dụ: luôn đánh nước hợp lệ đầu tiên, không có thì bỏ lượt.',
  },

  greedy: {
    title: 'Tham lam',
    about: 'Lúc nào đánh được là đánh, chọn nước để lại ít bộ lẻ nhất trên tay, bộ yếu trước.',
    idea: 'Đánh sao cho phần bài còn lại hết trong ít nước nhất.',
    groups: 'Còn phải đánh khoảng mấy nước: mỗi hạng một nước, các hạng lẻ liền nhau gộp thành sảnh.',
    run: 'Từ ba hạng lẻ liền nhau trở lên đi chung một nước. Heo không nằm trong sảnh.',
    order: 'Danh sách đi từ yếu tới mạnh, nên nước bằng nhau thì giữ nước tìm thấy trước.',
    noMove: 'Không có nước nào thì bỏ lượt.',
  },

  defensive: {
    title: 'Thủ kỹ',
    about: 'Giữ heo và hàng tới lúc cần, chặt được là chặt; có người sắp hết bài thì chặn bằng mọi giá.',
    unknown: 'Có người giấu số lá (null): đếm những lá người đó đã đánh trong lịch sử.',
    danger: 'Có người sắp tới: còn một, hai lá.',
    bigCards: 'Heo và hàng để dành, trừ khi sắp hết bài.',
    cut: 'Chặt heo hay chặt hàng thì được điểm: cứ chặt.',
    stop: 'Chặn người sắp tới bằng nước mạnh nhất.',
    noSingle: 'Người kế còn một lá thì đừng đánh rác, không thì đánh rác to nhất.',
    wait: 'Đánh bộ nhỏ trước; chỉ còn heo và hàng thì chờ tới khi bài gần hết mới đánh.',
    lead: 'Cầm cái: bộ yếu trước, bớt được nhiều nước nhất.',
    groups: 'Còn phải đánh khoảng mấy nước: mỗi hạng một nước, các hạng lẻ liền nhau gộp thành sảnh.',
  },
};

export type TienLenExampleWords = typeof vi;

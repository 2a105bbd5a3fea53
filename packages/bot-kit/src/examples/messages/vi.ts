/** Tên, lời giới thiệu và chú thích trong mã của các bot mẫu. */
export const vi = {
  templates: {
    tienlen: {
      called: 'Được gọi mỗi khi tới lượt bot.',
      idea: 'Ví dụ: luôn đánh nước hợp lệ đầu tiên, không có thì bỏ lượt.',
    },
    phom: {
      called: 'Được gọi mỗi khi bot phải làm gì đó.',
      idea: 'Ví dụ: luôn làm việc hợp lệ cuối cùng trong danh sách.',
    },
    lieng: { called: 'Được gọi mỗi khi tới lượt bot.', idea: 'Ví dụ: theo nếu được, không thì bỏ bài.' },
  },

  random: {
    title: 'Đánh bừa',
    about: 'Chọn đại một nước hợp lệ. Ai cũng phải thắng được bot này.',
    pick: 'Chọn đại một nước trong danh sách.',
    noMove: 'Không chặn được thì bỏ lượt.',
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

  phom: {
    title: 'Gom phỏm',
    about: 'Ăn được là ăn, giữ những lá sắp thành phỏm, bỏ lá to không đi với lá nào.',
    u: 'Ù được là ù.',
    eat: 'Ăn được thì ăn, không thì bốc.',
    lay: 'Hạ cách nào bớt được nhiều điểm nhất.',
    send: 'Gửi được lá nào thì gửi, lá to trước.',
    discard: 'Bỏ lá ít bạn nhất; bằng nhau thì bỏ lá to hơn.',
    friends: 'Bạn của một lá: cùng hạng, hoặc cùng chất và gần nhau.',
    pointsOf: 'Tổng điểm của các lá.',
  },

  lieng: {
    title: 'Chắc tay',
    about: 'Có sáp, liêng, đĩ hay điểm cao thì tố, bài vừa thì theo nếu rẻ, bài xấu thì bỏ.',
    strength: 'Bài mạnh chừng nào, từ 0 tới 1.',
    raise: 'Bài mạnh: tố khoảng nửa số chip trong gà, trong khoảng được phép.',
    shove: 'Không tố được nữa mà bài rất mạnh thì đặt hết.',
    price: 'Phải góp thêm bao nhiêu so với gà (pot)?',
    fold: 'Không đáng thì bỏ.',
  },
};

export type ExampleWords = typeof vi;

export const vi = {
  template: {
    called: 'Được gọi mỗi khi bot phải làm gì đó.',
    idea: 'Ví dụ: luôn làm việc hợp lệ cuối cùng trong danh sách.',
  },

  collector: {
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
};

export type PhomExampleWords = typeof vi;

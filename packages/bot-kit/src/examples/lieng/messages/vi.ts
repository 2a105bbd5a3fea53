export const vi = {
  template: { called: 'Được gọi mỗi khi tới lượt bot.', idea: 'Ví dụ: theo nếu được, không thì bỏ bài.' },

  careful: {
    title: 'Chắc tay',
    about: 'Có sáp, liêng, đĩ hay điểm cao thì tố, bài vừa thì theo nếu rẻ, bài xấu thì bỏ.',
    strength: 'Bài mạnh chừng nào, từ 0 tới 1.',
    raise: 'Bài mạnh: tố khoảng nửa số chip trong gà, trong khoảng được phép.',
    shove: 'Không tố được nữa mà bài rất mạnh thì đặt hết.',
    price: 'Phải góp thêm bao nhiêu so với gà (pot)?',
    fold: 'Không đáng thì bỏ.',
  },
};

export type LiengExampleWords = typeof vi;

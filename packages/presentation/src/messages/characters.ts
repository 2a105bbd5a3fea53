/**
 * Figures of tales, of the stage and of books that everybody in Vietnam knows, by the level of the built-in player who
 * bears their name: the artless, honest villagers, the grasping, those who hold out, those who get through anything,
 * tricksters, the wise, and those of heaven and of the beginning, the best known first. A proper name is the same in every language. Eight each: one for every
 * seat of most tables.
 */
const ARTLESS = ['Thằng Bờm', 'Chú Cuội', 'Lý Toét', 'Xã Xệ', 'Trạng Lợn', 'Thị Nở', 'Chí Phèo', 'Anh Khoai'] as const;
const HONEST = ['Chú Tễu', 'Thị Mầu', 'Chị Hằng', 'Ông Táo', 'Cô Tấm', 'Mẹ Đốp', 'Ông Địa', 'Lang Liêu'] as const;
const GRASPING = [
  'Phú Ông',
  'Lý Thông',
  'Cô Cám',
  'Bá Kiến',
  'Nghị Quế',
  'Bùi Kiệm',
  'Trịnh Hâm',
  'Xuân Tóc Đỏ',
] as const;
const HOLDING = [
  'Sơn Tinh',
  'Thị Kính',
  'Cao Lỗ',
  'Mai An Tiêm',
  'Châu Long',
  'Rùa Vàng',
  'Hớn Minh',
  'An Dương Vương',
] as const;
const ABLE = [
  'Thạch Sanh',
  'Lục Vân Tiên',
  'Thuý Kiều',
  'Từ Hải',
  'Sọ Dừa',
  'Nguyệt Nga',
  'Tống Trân',
  'Chử Đồng Tử',
] as const;
const SLY = ['Ba Giai', 'Tú Xuất', 'Xiển Bột', 'Thị Hến', 'Thủ Thiệm', 'Hoạn Thư', 'Thầy Nghêu', 'Bác Ba Phi'] as const;
const WISE = [
  'Trạng Quỳnh',
  'Trạng Trình',
  'Trạng Lường',
  'Trạng Hiền',
  'Trạng Bùng',
  'Trạng Me',
  'Trạng Cờ',
  'Trạng Ăn',
] as const;

const HEAVENLY = [
  'Ngọc Hoàng',
  'Nam Tào',
  'Bắc Đẩu',
  'Lạc Long Quân',
  'Âu Cơ',
  'Long Vương',
  'Thiên Lôi',
  'Diêm Vương',
] as const;

/** At large tables: for the seats behind those, whatever the level. */
export const FURTHER_CHARACTERS = [
  'Thánh Gióng',
  'Mỵ Châu',
  'Dế Mèn',
  'Chị Dậu',
  'Lưu Bình',
  'Dương Lễ',
  'Xuý Vân',
  'Dế Trũi',
  'Ông Đồ',
] as const;

export const CHARACTERS = {
  random: ARTLESS,
  simple: HONEST,
  greedy: GRASPING,
  defensive: HOLDING,
  steady: ABLE,
  keen: ABLE,
  sharp: SLY,
  expert: WISE,
  champion: HEAVENLY,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Of a player whose level is not known. */
export const USUAL_CHARACTERS: readonly string[] = HONEST;

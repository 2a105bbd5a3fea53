/** Where the crowd comes from: twenty addresses. Six of them are networks of one IPv6 household, two are strangers to it. */
export const ADDRESSES: readonly string[] = [
  ...Array.from({ length: 12 }, (_, i) => `198.51.100.${10 + i}`),
  ...Array.from({ length: 6 }, (_, i) => `2001:db8:a:${i + 1}::${i + 7}`),
  '2001:db8:b:1::1',
  '2001:db8:c:1::1',
];

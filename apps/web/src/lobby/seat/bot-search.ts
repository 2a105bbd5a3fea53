interface Named {
  readonly name: string;
  readonly description: string;
}

/** As people search: without accents, in any case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** Those whose name or description holds every word that was written. */
export const fitting = <Bot extends Named>(bots: readonly Bot[], search: string): readonly Bot[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return bots.filter(({ name, description }) => {
    const text = plain(`${name} ${description}`);
    return words.every((word) => text.includes(word));
  });
};

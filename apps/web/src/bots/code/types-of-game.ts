import type { Language } from '@sanh-rong/engine';

/** What the code of a bot may name besides the language itself, as declarations with explanations. */
export const typesOf = async (game: string, language: Language): Promise<string> => {
  const { typings } = await import('@sanh-rong/bot-kit/typings');
  return typings(game, language);
};

/** The same for the large editor, which reads code from elsewhere as well. */
export const editorTypesOf = async (game: string, language: Language): Promise<string> => {
  const { packageTypings, typings } = await import('@sanh-rong/bot-kit/typings');
  return `${typings(game, language)}\n${packageTypings(game)}`;
};

import { LANGUAGES, type Language } from '@sanh-rong/engine';
import type { Request } from 'express';

/** The language somebody asked for with `?lang=`, or what their browser prefers, or the first of the house. */
export const languageOf = (request: Request): Language => {
  const asked = request.query.lang;
  return (
    LANGUAGES.find((language) => language === asked) ??
    LANGUAGES.find((language) => language === request.acceptsLanguages([...LANGUAGES])) ??
    LANGUAGES[0]
  );
};

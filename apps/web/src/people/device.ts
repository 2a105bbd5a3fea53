/** What a browser calls itself, made short enough to be known again: "Chrome, Android". */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/coc_coc_browser\//i, 'Cốc Cốc'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const MOST = 40;

const first = (userAgent: string, known: readonly (readonly [RegExp, string])[]): string | undefined =>
  known.find(([sign]) => sign.test(userAgent))?.[1];

/** Programs are called what they call themselves; null for those who say nothing. */
export const deviceOf = (userAgent: string): string | null => {
  const parts = [first(userAgent, BROWSERS), first(userAgent, SYSTEMS)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : userAgent.slice(0, MOST) || null;
};

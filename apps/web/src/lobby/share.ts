/** The address of a table's link. */
export const tableAddress = (code: string, origin = location.origin): string => `${origin}/t/${code}`;

/** A code in groups, as one reads it aloud: "MGK N79 VR6". */
export const spelled = (code: string): string => code.match(/.{1,3}/g)?.join(' ') ?? code;

/** Answers whether it worked: browsers may forbid it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

export const canShare = (): boolean => typeof navigator.share === 'function';

/** The phone's own way to send something. Changing one's mind there is no failure. */
export const shareOut = async (what: {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}): Promise<void> => {
  try {
    await navigator.share(what);
  } catch {
    // Closed without sending.
  }
};

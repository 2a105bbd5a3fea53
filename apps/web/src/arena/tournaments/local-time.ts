/** A moment as the browser's own field for dates and times writes it, in the time of this device. */

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-03-12T20:00` */
export const toField = (at: number): string => {
  const date = new Date(at);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** Null where nothing, or nothing sensible, was typed. */
export const fromField = (text: string): number | null => {
  const at = new Date(text).getTime();
  return text === '' || Number.isNaN(at) ? null : at;
};

const HOUR = 3_600_000;

/** The next full hour that leaves friends time to sign up. */
export const soonAfter = (now: number): number => {
  const date = new Date(now + HOUR);
  date.setMinutes(0, 0, 0);
  return date.getTime() + HOUR;
};

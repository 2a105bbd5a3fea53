import type { Estimate } from '@sanh-rong/arena';
import type { Language } from '@sanh-rong/engine';
import { REPORT_WORDS } from './messages/vi.ts';

/** Numbers as people read them in a language. */
export class Figures {
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  /** `1,84` with this many digits behind the comma. */
  decimal(value: number, digits: number): string {
    const text = Math.abs(value).toFixed(digits);
    const isZero = Number(text) === 0;
    return `${value < 0 && !isZero ? '−' : ''}${text.replace('.', REPORT_WORDS[this.language].comma)}`;
  }

  /** `+1,84`: zero has no sign. */
  signed(value: number, digits: number): string {
    const text = this.decimal(value, digits);
    return value > 0 && Number(value.toFixed(digits)) > 0 ? `+${text}` : text;
  }

  /** `+1,84 ± 0,31`; only the mean where too little is known. */
  estimate({ mean, high }: Estimate, digits: number): string {
    if (Number.isNaN(mean)) return '–';
    const margin = high - mean;
    return Number.isFinite(margin)
      ? `${this.signed(mean, digits)} ± ${this.decimal(margin, digits)}`
      : this.signed(mean, digits);
  }

  /** `38,2 %` */
  share(value: number): string {
    return Number.isNaN(value) ? '–' : `${this.decimal(value * 100, 1)} %`;
  }

  /** `7 µs`, `3,4 ms`, `1,2 s`. */
  time(micros: number): string {
    if (micros < 1_000) return `${Math.round(micros)} µs`;
    const milliseconds = micros / 1_000;
    if (milliseconds < 1_000) return `${this.decimal(milliseconds, milliseconds < 10 ? 1 : 0)} ms`;
    return `${this.decimal(milliseconds / 1_000, 1)} s`;
  }

  /** `1:05`, `2:03:04` */
  clock(milliseconds: number): string {
    const seconds = Math.floor(milliseconds / 1_000);
    const two = (value: number): string => String(value).padStart(2, '0');
    const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  }
}

/** Digits behind the comma that figures of this size need: a column has the same for all. */
export const digitsFor = (values: readonly number[]): number => {
  const largest = Math.max(0, ...values.filter(Number.isFinite).map(Math.abs));
  if (largest >= 1_000) return 0;
  return largest >= 100 ? 1 : 2;
};

/** What JSON has no word for is null. */
export const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

export const plainEstimate = ({ mean, low, high }: Estimate) => ({
  mean: finite(mean),
  low: finite(low),
  high: finite(high),
});

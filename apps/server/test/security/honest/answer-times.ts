/** What honest people asked, what they were answered, and how long they waited for it (milliseconds). */

export interface AnsweredAsk {
  readonly what: string;
  readonly code: string;
  readonly took: number;
  /** When it was asked, as `performance.now()` counts. */
  readonly at: number;
}

export class AnswerTimes {
  readonly all: AnsweredAsk[] = [];

  /** Answers that the asker had no reason to expect. */
  get refused(): readonly AnsweredAsk[] {
    return this.all.filter(({ code }) => code !== 'ok');
  }

  async time<Answer>(what: string, asked: Promise<Answer>, codeOf: (answer: Answer) => string): Promise<Answer> {
    const began = performance.now();
    const answer = await asked;
    this.all.push({ what, code: codeOf(answer), took: performance.now() - began, at: began });
    return answer;
  }

  /** Something that must not happen to an honest person, and is no answer. */
  fault(what: string, code: string): void {
    this.all.push({ what, code, took: 0, at: performance.now() });
  }

  /** How long each was waited for of what was asked between two moments, shortest first. */
  between(from: number, to: number): number[] {
    const asked = this.all.filter(({ at }) => at >= from && at < to);
    return asked.map(({ took }) => took).sort((a, b) => a - b);
  }
}

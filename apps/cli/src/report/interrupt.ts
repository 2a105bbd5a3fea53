/** Ctrl-C, heard once; the second time the process ends at once. */

export const INTERRUPTED = 130;

export interface Interrupt {
  readonly signal: AbortSignal;
  /** Ctrl-C is what it was before. */
  close(): void;
}

export const onInterrupt = (): Interrupt => {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(INTERRUPTED);
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signal: controller.signal,
    close: () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
};

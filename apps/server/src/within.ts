/** Waits for something, but not longer than so many milliseconds. */
export const within = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, enough]);
  clearTimeout(timer);
};

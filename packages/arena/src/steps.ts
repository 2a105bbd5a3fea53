/** Long work that can be interrupted between its steps, done in one piece. */
export const inOnePiece = <Value>(steps: Iterator<unknown, Value>): Value => {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
};

/** What tests take from the commands, which are plain JavaScript: Node runs them as they are. */

declare module '*/tienlen/python.mjs' {
  /** A Python that has PyTorch and NumPy, or null. */
  export const findPython: () => string | null;
}

declare module '*/tienlen/weights-file.mjs' {
  /** The text of `weights.ts`: nothing but the bytes decide it. */
  export const weightsFile: (bytes: Uint8Array) => string;
}

/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The address of the program that a sandbox runs (build/sandbox.ts). */
  readonly SANDBOX_INSIDE: string;
}

/** Values that all BFF processes see for as long as somebody keeps them: those of a killed process end by themselves. */
export interface Kept {
  /** All values of one key are kept for equally long. Never rejects: what was not kept is kept the next time. */
  keep(key: string, value: string, seconds: number): Promise<void>;
  forget(key: string, value: string): Promise<void>;
  /** The values that still live; rejects where that cannot be known. */
  read(key: string): Promise<string[]>;
}

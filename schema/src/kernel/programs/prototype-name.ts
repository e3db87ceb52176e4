/** Whether a text in JSON names a field `__proto__`, which readers drop without a word. */
export const namesPrototype = (json: string): boolean => /"__proto__"\s*:/.test(json);

/** An operation of its own, so that one click runs it; its tab is called by its name. */
export interface Example {
  name: string;
  /** What it does, from its comment. */
  about: string;
  query: string;
  variables: Record<string, unknown>;
}

/** The files of `examples/` in the order of the list, by task. */
export const exampleGroups = {
  buyer: 'Buy',
  looking: 'Look around',
  seller: 'Sell',
  live: 'Live updates',
  admin: 'Administer',
} as const;

type Variables = Record<string, Record<string, unknown>>;

/** Cuts a file into its operations, which end with a brace at the start of a line. */
export function readExamples(file: string, variables: Variables): Example[] {
  return file.split(/(?<=^\}\n)\n/m).map((query) => {
    const name = /^(?:query|mutation|subscription) (\w+)/m.exec(query)?.[1] ?? '';
    const about = /^# (.*?\w)(?:[.:,] |[.:]?$)/m.exec(query)?.[1] ?? '';
    return { name, about, query, variables: variables[name] ?? {} };
  });
}

/** An operation of its own, so that one click runs it; its tab is called by its name. */
export interface Example {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

/** The files of `examples/`, in the order of their tabs. */
export const exampleFiles = ['buyer', 'looking', 'seller', 'live', 'admin'] as const;

/** Cuts a file into its operations, which end with a brace at the start of a line. */
export function readExamples(file: string, variables: Record<string, Record<string, unknown>>): Example[] {
  return file.split(/(?<=^\}\n)\n/m).map((query) => {
    const name = /^(?:query|mutation|subscription) (\w+)/m.exec(query)?.[1] ?? '';
    return { name, query, variables: variables[name] ?? {} };
  });
}

/**
 * How long a list may be, in the words of GraphQL's cost directives. Without an argument that says it, as many as are
 * to be expected at most: a query is judged by it before anything is read.
 */
export interface ListSize {
  assumedSize: number;
  /** The arguments that say how many, at most `assumedSize`, and the list right below that they are about. */
  slicingArguments?: readonly string[];
  sizedField?: string;
  /** As many as come when none of them is given. */
  usualSize?: number;
}

/** Holds for a list whose length no argument says. */
export function atMost(assumedSize: number): { listSize: ListSize } {
  return { listSize: { assumedSize } };
}

/** For a field that leads to a list: `first` of `edges`. */
export function sizedBy(
  slicingArguments: readonly string[],
  sizedField: string,
  { usual, most }: { usual: number; most: number },
): { listSize: ListSize } {
  return { listSize: { assumedSize: most, slicingArguments, sizedField, usualSize: usual } };
}

/** For a field below the root that asks the marketplace once for each object it is selected on. */
export const callForEach = { objectsOfCall: 1 } as const;

/** For one whose loader asks for a hundred objects at once. */
export const callForAll = { objectsOfCall: 100 } as const;

/** Set by these functions alone. */
export function listSizeOf({ extensions }: { extensions: Readonly<Record<string, unknown>> }): ListSize | null {
  return (extensions.listSize as ListSize | undefined) ?? null;
}

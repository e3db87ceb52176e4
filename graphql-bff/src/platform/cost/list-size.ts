/**
 * The size of a list, in the terms of GraphQL's cost directives. Without a size argument it is the expected maximum. Query
 * costs are computed from it before anything is read.
 */
export interface ListSize {
  assumedSize: number;
  /** The arguments that set the size, up to `assumedSize`, and the child list that they apply to. */
  slicingArguments?: readonly string[];
  sizedField?: string;
  /** The size if none of these arguments is given. */
  usualSize?: number;
}

/** For a list without a size argument. */
export function atMost(assumedSize: number): { listSize: ListSize } {
  return { listSize: { assumedSize } };
}

/** For a connection field, where `first` is the size of `edges`. */
export function sizedBy(
  slicingArguments: readonly string[],
  sizedField: string,
  { usual, most }: { usual: number; most: number },
): { listSize: ListSize } {
  return { listSize: { assumedSize: most, slicingArguments, sizedField, usualSize: usual } };
}

/** For a nested field that calls the marketplace once per parent object. */
export const callForEach = { objectsOfCall: 1 } as const;

/** For a nested field whose loader reads a hundred objects per call. */
export const callForAll = { objectsOfCall: 100 } as const;

/** The cast is safe because only these functions set it. */
export function listSizeOf({ extensions }: { extensions: Readonly<Record<string, unknown>> }): ListSize | null {
  return (extensions.listSize as ListSize | undefined) ?? null;
}

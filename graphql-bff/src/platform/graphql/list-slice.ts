import { ValidationError } from '#platform/errors/errors.ts';
import { type ConnectionValue, type ListArgs, partOf, type Sizes } from './connection.ts';

/** A page of a list that was loaded as a whole with its parent. The cursor of an item is its ID. */
export function sliceOf<Node extends { id: string }>(
  whole: readonly Node[],
  args: ListArgs,
  sizes: Sizes,
): ConnectionValue<Node> {
  const { size, isBackward, cursor } = partOf(args, sizes);
  const place = cursor === null ? null : whole.findIndex(({ id }) => id === cursor);
  if (place === -1) {
    const fault = { [isBackward ? 'before' : 'after']: ['Is no cursor of this list'] };
    throw new ValidationError('The cursor is of another list.', fault);
  }
  const end = isBackward ? (place ?? whole.length) : (place ?? -1) + 1 + size;
  const start = isBackward ? Math.max(0, end - size) : end - size;
  const edges = whole.slice(start, end).map((node) => ({ node, cursor: node.id }));
  return {
    edges,
    totalCount: whole.length,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: end < whole.length,
      hasPreviousPage: start > 0,
    },
  };
}

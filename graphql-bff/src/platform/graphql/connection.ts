import { pageLimits } from '@besesaka/schema/kernel/lists/page-limits.ts';
import type { CursorListAnswer } from '@besesaka/schema/kernel/resources.ts';
import type { ObjectRef } from '@pothos/core';
import type { PageInfoShape } from '@pothos/plugin-relay';
import type { GraphQLResolveInfo } from 'graphql';
import { sizedBy } from '#platform/cost/list-size.ts';
import { ValidationError } from '#platform/errors/errors.ts';
import type { QueryValues } from '#platform/rest/calls.ts';
import { builder } from './builder.ts';
import { selectedArguments } from './selected-arguments.ts';

type Types = typeof builder.$inferSchemaTypes;

export interface ConnectionValue<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfoShape;
  /** Null unless selected, so that nothing is counted. */
  totalCount: number | null;
}

interface Words {
  /** Such as "order". */
  one: string;
  many: string;
}

/** Defines the connection and edge types of a list. */
export function connectionOf<Node, Value extends ConnectionValue<Node> = ConnectionValue<Node>>(
  name: string,
  type: ObjectRef<Types, Node>,
  { one, many }: Words,
) {
  const connection = builder.connectionObject(
    {
      type,
      name: `${name}Connection`,
      description: `A page of a list of ${many}.`,
      edgesField: { description: `The ${many} of this page.` },
      fields: (t) => ({
        totalCount: t.int({
          description: `Number of ${many} in the whole list; counted only if selected.`,
          resolve: ({ totalCount }) => totalCount ?? 0,
        }),
      }),
    },
    {
      description: `One ${one} with its cursor.`,
      nodeField: { description: `The ${one}.` },
      fields: (t) => ({
        cursor: t.exposeString('cursor', { description: `Pass it as \`after\` to continue after this ${one}.` }),
      }),
    },
  );
  return withMore<Value>(connection);
}

/** The cast is safe because resolvers return `Value`, which may have more than a connection. */
function withMore<Value>(connection: unknown): ObjectRef<Types, Value> {
  return connection as ObjectRef<Types, Value>;
}

export interface Sizes {
  /** The default size. */
  usual: number;
  most?: number;
}

/** The list size for the field's `extensions`. */
export function sizedAs({ usual, most = pageLimits.maxPageSize }: Sizes) {
  return sizedBy(['first', 'last'], 'edges', { usual, most });
}

/**
 * `first` counts from the start or after a cursor, `last` from the end or before one. The plugin's own arguments cannot say
 * the sizes of a list.
 */
export function cursorArgs({ usual, most = pageLimits.maxPageSize }: Sizes) {
  return builder.args((t) => ({
    first: t.int({
      description: `Number of items from the start or after \`after\`: 1 to ${most}, by default ${usual}.`,
    }),
    after: t.string({ description: 'Return items after this cursor.' }),
    last: t.int({ description: `Number of items from the end or before \`before\`: 1 to ${most}.` }),
    before: t.string({ description: 'Return items before this cursor.' }),
  }));
}

/** The arguments of a list that also has page numbers. */
export function numberedArgs(sizes: Sizes) {
  return {
    ...cursorArgs(sizes),
    ...builder.args((t) => ({ page: t.int({ description: 'Page number from 1; cannot be combined with a cursor.' }) })),
  };
}

export interface ListArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  page?: number | null | undefined;
}

/** The requested page: its size, direction and cursor. */
export function partOf(args: ListArgs, sizes: Sizes): { size: number; isBackward: boolean; cursor: string | null } {
  const { first, after, last, before } = args;
  checkPosition(args, sizes);
  const isBackward = isGiven(last) || isGiven(before);
  const [size, cursor] = isBackward ? [last, before] : [first, after];
  return { size: size ?? sizes.usual, isBackward, cursor: cursor ?? null };
}

/** The same as parameters of the marketplace, which only counts if the total is selected. */
export function positionOf(args: ListArgs, info: GraphQLResolveInfo, sizes: Sizes): QueryValues {
  const { size, isBackward, cursor } = partOf(args, sizes);
  return {
    page: args.page ?? null,
    page_size: size,
    after: isBackward ? null : cursor,
    before: isBackward ? (cursor ?? 'end') : null,
    count: countsTotal(info) ? null : false,
  };
}

/** Whether the list's `totalCount` is selected. */
export function countsTotal(info: GraphQLResolveInfo): boolean {
  return selectedArguments(info, 'totalCount') !== null;
}

const isGiven = (value: unknown) => value !== null && value !== undefined;

function checkPosition({ first, after, last, before, page }: ListArgs, { most = pageLimits.maxPageSize }: Sizes) {
  checkSize('first', first ?? 1, most);
  checkSize('last', last ?? 1, most);
  const downward = isGiven(first) || isGiven(after);
  const upward = isGiven(last) || isGiven(before);
  const both = (name: string, words: string) => {
    throw new ValidationError(`Ask for ${words}, not for both.`, { [name]: [`Ask for ${words}`] });
  };
  if (downward && upward) both('last', '`first` and `after` or for `last` and `before`');
  if (isGiven(page) && (isGiven(after) || upward)) both('page', '`page` or a cursor');
}

/** Validates the requested page size. */
function checkSize(name: 'first' | 'last', size: number, most: number = pageLimits.maxPageSize): void {
  if (size >= 1 && size <= most) return;
  throw new ValidationError(`\`${name}\` must be 1 to ${most}.`, { [name]: [`Must be 1 to ${most}`] });
}

/** One list of several has these flags instead of the URLs of its neighbouring pages. */
export function neighboursOf({ has_next, has_previous }: { has_next: boolean; has_previous: boolean }) {
  return { next: has_next ? '' : null, previous: has_previous ? '' : null };
}

/** Converts a list of the marketplace to a connection. */
export function toConnection<Row, Node>(
  list: CursorListAnswer<Row>,
  toNode: (row: Row) => Node,
): ConnectionValue<Node> {
  const edges = list.results.map((row, index) => ({ node: toNode(row), cursor: list.cursors[index] ?? '' }));
  return {
    edges,
    totalCount: list.count,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: list.next !== null,
      hasPreviousPage: list.previous !== null,
    },
  };
}

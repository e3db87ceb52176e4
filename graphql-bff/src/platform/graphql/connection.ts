import { pageLimits } from '@besesaka/schema/kernel/lists/page-limits.ts';
import type { CursorListAnswer } from '@besesaka/schema/kernel/resources.ts';
import type { ObjectRef } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import { sizedBy } from '#platform/cost/list-size.ts';
import { ValidationError } from '#platform/errors/errors.ts';
import type { QueryValues } from '#platform/rest/calls.ts';
import { builder } from './builder.ts';
import { selectedArguments } from './selected-arguments.ts';

type Types = typeof builder.$inferSchemaTypes;

interface PageInfoValue {
  startCursor: string | null;
  endCursor: string | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

const PageInfo = builder.objectRef<PageInfoValue>('PageInfo').implement({
  description: 'Whether and where a list goes on.',
  fields: (t) => ({
    startCursor: t.exposeString('startCursor', { nullable: true, description: 'Cursor of the first item here.' }),
    endCursor: t.exposeString('endCursor', { nullable: true, description: 'Cursor of the last item here.' }),
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether there is more behind the last item.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', { description: 'Whether there is more before the first.' }),
  }),
});

export interface ConnectionValue<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfoValue;
  /** Null where nobody selects it, so that nothing is counted. */
  totalCount: number | null;
}

interface Words {
  /** Such as "order". */
  one: string;
  many: string;
}

/** The types of a list that grows: its edges, each with the cursor of its place, and what the whole of it has. */
export function connectionOf<Node, Value extends ConnectionValue<Node> = ConnectionValue<Node>>(
  name: string,
  node: ObjectRef<Types, Node>,
  { one, many }: Words,
) {
  const Edge = builder.objectRef<{ cursor: string; node: Node }>(`${name}Edge`).implement({
    description: `One ${one} and its place in the list.`,
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: `Give it as \`after\` to go on behind this ${one}.` }),
      node: t.field({ type: node, description: `The ${one} itself.`, resolve: (edge) => nodeOf(edge) }),
    }),
  });
  return builder.objectRef<Value>(`${name}Connection`).implement({
    description: `A part of a list of ${many}.`,
    fields: (t) => ({
      edges: t.field({ type: [Edge], description: `The ${many} of this part.`, resolve: ({ edges }) => edges }),
      pageInfo: t.field({
        type: PageInfo,
        description: 'Whether and where the list goes on.',
        resolve: ({ pageInfo }) => pageInfo,
      }),
      totalCount: t.int({
        description: `How many ${many} the whole list has; counted only when it is selected.`,
        resolve: ({ totalCount }) => totalCount ?? 0,
      }),
    }),
  });
}

/** What the type of the node stands for is what lies there. */
function nodeOf(edge: { node: unknown }) {
  return edge.node as never;
}

export interface Sizes {
  /** When nothing is said. */
  usual: number;
  most?: number;
}

/** For the field's `extensions`: how long it may get. */
export function sizedAs({ usual, most = pageLimits.maxPageSize }: Sizes) {
  return sizedBy(['first', 'last'], 'edges', { usual, most });
}

/** From the start or behind a cursor by `first`, from the end or above one by `last`. */
export function cursorArgs({ usual, most = pageLimits.maxPageSize }: Sizes) {
  return builder.args((t) => ({
    first: t.int({ description: `How many, from the start or behind \`after\`: 1 to ${most}, ${usual} without it.` }),
    after: t.string({ description: 'Cursor to go on behind.' }),
    last: t.int({ description: `How many, from the end or above \`before\`: 1 to ${most}.` }),
    before: t.string({ description: 'Cursor to go on above.' }),
  }));
}

/** Of a list whose pages a screen numbers, too. */
export function numberedArgs(sizes: Sizes) {
  return {
    ...cursorArgs(sizes),
    ...builder.args((t) => ({ page: t.int({ description: 'Number of a page, from 1; not together with a cursor.' }) })),
  };
}

export interface ListArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  page?: number | null | undefined;
}

/** Which part of a list is asked for: how much, to which side, and from which cursor on. */
export function partOf(args: ListArgs, sizes: Sizes): { size: number; isUpward: boolean; cursor: string | null } {
  const { first, after, last, before } = args;
  checkPosition(args, sizes);
  const isUpward = isGiven(last) || isGiven(before);
  const [size, cursor] = isUpward ? [last, before] : [first, after];
  return { size: size ?? sizes.usual, isUpward, cursor: cursor ?? null };
}

/** The same in the words of the marketplace, which counts only where somebody wants to know. */
export function positionOf(args: ListArgs, info: GraphQLResolveInfo, sizes: Sizes): QueryValues {
  const { size, isUpward, cursor } = partOf(args, sizes);
  return {
    page: args.page ?? null,
    page_size: size,
    after: isUpward ? null : cursor,
    before: isUpward ? (cursor ?? 'end') : null,
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

/** How many of a list are asked for at once, under the name of the argument that says so. */
function checkSize(name: 'first' | 'last', size: number, most: number = pageLimits.maxPageSize): void {
  if (size >= 1 && size <= most) return;
  throw new ValidationError(`\`${name}\` must be 1 to ${most}.`, { [name]: [`Must be 1 to ${most}`] });
}

/** What one list of several says instead of the addresses of its neighbours. */
export function neighboursOf({ has_next, has_previous }: { has_next: boolean; has_previous: boolean }) {
  return { next: has_next ? '' : null, previous: has_previous ? '' : null };
}

/** A list as the marketplace answers it. */
export function toConnection<Row, Node>(
  list: CursorListAnswer<Row>,
  toNode: (row: Row) => Node,
): ConnectionValue<Node> {
  const edges = list.results.map((row, at) => ({ node: toNode(row), cursor: list.cursors[at] ?? '' }));
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

import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { schemaOf } from '@besesaka/schema/kernel/reference/words.ts';
import type { CursorListAnswer } from '@besesaka/schema/kernel/resources.ts';
import type { ObjectRef } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import { type Context, readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { sameForVisitors } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import {
  type ConnectionValue,
  connectionOf,
  cursorArgs,
  type ListArgs,
  numberedArgs,
  positionOf,
  type Sizes,
  sizedAs,
  toConnection,
} from '#platform/graphql/connection.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import type { Call } from '#platform/rest/calls.ts';
import { fieldOf } from './fields.ts';
import { argumentsOf, callInput } from './input.ts';
import { type Output, objectFor, outputOf, sizeOf, type Types } from './object.ts';

interface ReadOptions {
  /** By default the operation's summary without its verb. */
  description?: string;
  /** The field of the response that it returns, by its name in REST. */
  field?: string;
  /** Whether the list also has page numbers. */
  isNumbered?: boolean;
  /** The type of a response that has `results` but is an object. */
  type?: ObjectRef<Types, unknown>;
}

/** A field of the viewer that calls an operation. */
export function viewerField(name: string, operation: Operation, options?: ReadOptions): void {
  readField(Viewer, name, operation, options);
}

/** A field of the query root that calls an operation. What is the same for all visitors may be cached for all. */
export function queryField(name: string, operation: Operation, options: ReadOptions = {}): void {
  const audience = operation.auth === 'visitor' ? sameForVisitors : {};
  builder.queryField(name, (t) => {
    const { type, args, extensions, resolve, text } = readingOf(operation, options);
    const description = options.description ?? text ?? nounOf(operation);
    return t.field({ type, args, nullable: true, description, extensions: { ...extensions, ...audience }, resolve });
  });
}

/**
 * A field that calls an operation once for each of its objects. Its type follows from the response: the resource, null where
 * it is not found; the `results` of a short list; or a connection, if the list has cursors.
 */
export function readField<Value>(
  parent: ObjectRef<Types, Value>,
  name: string,
  operation: Operation,
  options: ReadOptions = {},
): void {
  builder.objectField(parent, name, (t) => {
    const { type, args, extensions, resolve, text } = readingOf(operation, options);
    const description = options.description ?? text ?? nounOf(operation);
    return t.field({ type, args, nullable: true, description, extensions: { ...callForEach, ...extensions }, resolve });
  });
}

type Args = Readonly<Record<string, unknown>>;

interface Reading {
  type: Output;
  /** The description of the one field that it returns. */
  text?: string;
  args: ReturnType<typeof argumentsOf>['args'];
  extensions: Readonly<Record<string, unknown>>;
  resolve: (value: unknown, args: Args, ctx: Context, info: GraphQLResolveInfo) => Promise<never>;
}

/** The casts below are safe because the GraphQL type is derived from the response that is returned. */
function readingOf(operation: Operation, { field: part, type, isNumbered }: ReadOptions): Reading {
  const response = objectResponse(operation);
  const { results, cursors } = response.shape;
  if (results && cursors && !part && !type) return pageReading(operation, results, isNumbered);
  const { args, toParts } = argumentsOf(operation);
  const readOne = async (given: Args, ctx: Context) => readOnce<Call>(ctx, operation, callInput(toParts(given)));
  const read = (given: Args, ctx: Context) =>
    operation.params ? orNull('NOT_FOUND', readOne(given, ctx)) : readOne(given, ctx);
  const key = part ?? 'results';
  const schema = response.shape[key];
  if (schema && !type) {
    const field = fieldOf(key, schema);
    const resolve = async (_value: unknown, given: Args, ctx: Context) =>
      Reflect.get(Object(await read(given, ctx)), key) as never;
    const { type, description } = outputOf(field);
    return { type, ...(part && { text: description }), extensions: sizeOf(field), args, resolve };
  }
  const resolve = async (_value: unknown, given: Args, ctx: Context) => (await read(given, ctx)) as never;
  return { type: type ?? objectFor(response, operation.id), extensions: {}, args, resolve };
}

function pageReading(operation: Operation, results: z.core.$ZodType, isNumbered = false): Reading {
  const sizes = sizesOf(operation);
  const { args, toParts } = argumentsOf(operation);
  const list = fieldOf('results', results).type;
  if (!('items' in list && 'object' in list.items)) throw new Error(`${operation.id} lists no resources`);
  return {
    type: connectionFor(objectFor(list.items.object, operation.id)),
    extensions: sizedAs(sizes),
    args: {
      ...(isNumbered ? numberedArgs(sizes) : cursorArgs(sizes)),
      ...args,
    },
    resolve: async (_value, given, ctx, info) => {
      const parts = toParts(given);
      const query = { ...parts.query, ...positionOf(given as ListArgs, info, sizes) };
      const { cursors, ...page } = (await readOnce<Call>(ctx, operation, callInput({ ...parts, query }))) as Page;
      return { ...page, ...toConnection({ ...page, cursors }, (one) => one) } as never;
    },
  };
}

type Page = CursorListAnswer<unknown>;

/** The default and largest size of a list's page, from its query. */
function sizesOf({ id, query }: Operation): Sizes {
  const schema = query && schemaOf(query);
  const size = schema instanceof z.ZodObject ? schema.shape.page_size : undefined;
  if (!(size instanceof z.ZodDefault && size.def.innerType instanceof z.ZodNumber))
    throw new Error(`${id} has no page_size`);
  const most = size.def.innerType.maxValue;
  return { usual: Number(size.def.defaultValue), ...(most !== null && { most }) };
}

function objectResponse({ id, response }: Operation): z.ZodObject {
  if (response instanceof z.ZodObject) return response;
  throw new Error(`${id} returns no resource`);
}

const connections = new Map<string, ObjectRef<Types, ConnectionValue<unknown>>>();

/**
 * The connection of a type, declared once. A module may add a field to it: its value has the other fields of the list, such
 * as the number of unread ones.
 */
export function connectionFor<Node, Answer extends object = object>(
  type: ObjectRef<Types, Node>,
): ObjectRef<Types, ConnectionValue<Node> & Omit<Answer, 'results' | 'cursors'>> {
  const one = type.name
    .replace(/^Admin|Row$/g, '')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
  const many = one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`;
  const connection = connections.get(type.name) ?? connectionOf<Node>(type.name, type, { one, many });
  connections.set(type.name, connection);
  // The cast is safe because the name is that of one type, whose list has the fields of `Answer`.
  return connection as ObjectRef<Types, ConnectionValue<Node> & Answer>;
}

/** "List the user's orders, newest first" describes a call; the field is "The user's orders, newest first". */
function nounOf({ id, summary }: Operation): string {
  const noun = /^(?:For admins: )?(?:List|Get|Find|Search) (.+)$/i.exec(summary)?.[1];
  if (!noun) throw new Error(`${id} needs a description as a field`);
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}.`;
}

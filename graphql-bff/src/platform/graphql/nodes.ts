import { brandWithType, type ObjectRef } from '@pothos/core';
import { decodeGlobalID } from '@pothos/plugin-relay';
import type { Context } from '#platform/context/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { orNull, ValidationError } from '#platform/errors/errors.ts';
import { builder } from './builder.ts';

type Types = typeof builder.$inferSchemaTypes;

export const nodesMost = 20;
/** One call for each type, and two for orders. */
export const callsMost = 9;

/** The types that can be loaded. */
const loadable = new Map<string, { form: RegExp; load: (id: string, ctx: Context) => Promise<object | null> }>();

export const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const slugForm = /^[a-z0-9-]{1,120}$/;

interface Loading<Value> {
  /** The ID by which `load` finds the object. */
  id: (value: Value) => string;
  form: RegExp;
  /** Loads one object as the viewer sees it, in one call for many; null if it does not exist or is not theirs. */
  load: (id: string, ctx: Context) => Promise<Value | null>;
}

/** Lets `node` and `nodes` load a type. */
export function loadableAsNode<Value extends object>(
  type: ObjectRef<Types, Value>,
  { id, form, load }: Loading<Value>,
): void {
  loadable.set(type.name, { form, load });
  builder.nodeRef(type, { id: { resolve: id } });
}

builder.queryFields((t) => ({
  node: t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description: 'One object by its `nodeId`; null if it does not exist or is not yours to see.',
    args: { nodeId: t.arg.id({ required: true, description: '`nodeId` of the object.' }) },
    resolve: (_root, { nodeId }, ctx) => loadNode(nodeId, ctx),
  }),
  nodes: t.field({
    type: [builder.nodeInterfaceRef()],
    nullable: { list: true, items: true },
    extensions: { ...atMost(nodesMost), objectsOfCall: 1 / callsMost },
    description: 'Objects by their `nodeId`, in the same order; null for each that `node` would not return.',
    args: {
      nodeIds: t.arg.idList({ required: true, description: `\`nodeId\` of each object, at most ${nodesMost}.` }),
    },
    resolve: (_root, { nodeIds }, ctx) => {
      if (nodeIds.length <= nodesMost) return nodeIds.map((nodeId) => loadNode(nodeId, ctx));
      throw new ValidationError(`Ask for at most ${nodesMost} objects.`, { nodeIds: [`At most ${nodesMost}`] });
    },
  }),
}));

async function loadNode(nodeId: string, ctx: Context): Promise<object | null> {
  const { typename, id } = decoded(nodeId);
  const type = loadable.get(typename);
  const value = type?.form.test(id) ? await type.load(id, ctx) : null;
  if (value) brandWithType(value, typename as never);
  return value;
}

/** The plugin throws for an ID that it cannot read. */
function decoded(nodeId: string): { typename: string; id: string } {
  try {
    return decodeGlobalID(nodeId);
  } catch {
    return { typename: '', id: '' };
  }
}

/** The rows of a list of the viewer's; a visitor has none. */
export async function ofViewer<Row>(list: Promise<{ results: Row[] }>): Promise<Row[]> {
  return (await orNull('UNAUTHENTICATED', list))?.results ?? [];
}

import type { ObjectRef } from '@pothos/core';
import { decodeGlobalID, resolveNodes } from '@pothos/plugin-relay';
import type { Context } from '#platform/context/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { orNull, ValidationError } from '#platform/errors/errors.ts';
import { builder } from './builder.ts';

type Types = typeof builder.$inferSchemaTypes;

export const nodesMost = 20;
/** One call for each type, and two for orders. */
export const callsMost = 9;

/** The types that can be loaded, with the form of their IDs. */
const loadable = new Map<string, RegExp>();

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
export function loadableAsNode<Value>(type: ObjectRef<Types, Value>, { id, form, load }: Loading<Value>): void {
  loadable.set(type.name, form);
  builder.nodeRef(type, { id: { resolve: id }, loadOne: load });
}

builder.queryFields((t) => ({
  node: t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description: 'One object by its `nodeId`; null if it does not exist or is not yours to see.',
    args: { nodeId: t.arg.id({ required: true, description: '`nodeId` of the object.' }) },
    resolve: async (_root, { nodeId }, ctx, info) => (await resolveNodes(builder, ctx, info, [known(nodeId)]))[0],
  }),
  nodes: t.field({
    type: [builder.nodeInterfaceRef()],
    nullable: { list: true, items: true },
    extensions: { ...atMost(nodesMost), objectsOfCall: 1 / callsMost },
    description: 'Objects by their `nodeId`, in the same order; null for each that `node` would not return.',
    args: {
      nodeIds: t.arg.idList({ required: true, description: `\`nodeId\` of each object, at most ${nodesMost}.` }),
    },
    resolve: (_root, { nodeIds }, ctx, info) => {
      if (nodeIds.length <= nodesMost) return resolveNodes(builder, ctx, info, nodeIds.map(known));
      throw new ValidationError(`Ask for at most ${nodesMost} objects.`, { nodeIds: [`At most ${nodesMost}`] });
    },
  }),
}));

/** The plugin throws for an ID that it cannot read. */
function known(nodeId: string): { typename: string; id: string } | null {
  try {
    const named = decodeGlobalID(nodeId);
    return loadable.get(named.typename)?.test(named.id) ? named : null;
  } catch {
    return null;
  }
}

/** The rows of a list of the viewer's; a visitor has none. */
export async function ofViewer<Row>(list: Promise<{ results: Row[] }>): Promise<Row[]> {
  return (await orNull('UNAUTHENTICATED', list))?.results ?? [];
}

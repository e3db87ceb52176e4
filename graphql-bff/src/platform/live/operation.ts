import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { isForEverybody } from './audience.ts';

/** What the hub must know of a subscription, looked up once for each. */
export interface LiveOperation {
  /** Tells it from all others; much shorter than its text, which would be held once a stream. */
  key: number;
  /** Every selected field is the same for everybody, so one execution serves all. */
  forEverybody: boolean;
  /** Variables that only say where a listener starts; sharers may differ in them. */
  positions: ReadonlySet<string>;
}

/** Null for what is not a subscription. */
export type LiveOperationOf = (document: DocumentNode, name: string | null | undefined) => LiveOperation | null;

export function createLiveOperations(schema: GraphQLSchema): LiveOperationOf {
  const known = new WeakMap<OperationDefinitionNode, LiveOperation>();
  let made = 0;

  function make(document: DocumentNode, operation: OperationDefinitionNode): LiveOperation {
    made += 1;
    return {
      key: made,
      forEverybody: readsOnlyPublicFields(schema, document),
      positions: positionsOf(document, operation),
    };
  }

  return (document, name) => {
    const operation = getOperationAST(document, name);
    if (operation?.operation !== 'subscription') return null;
    const found = known.get(operation) ?? make(document, operation);
    known.set(operation, found);
    return found;
  };
}

/** Fields are private until marked. */
function readsOnlyPublicFields(schema: GraphQLSchema, document: DocumentNode): boolean {
  const info = new TypeInfo(schema);
  let all = true;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const field = info.getFieldDef();
        if (!field || field.name === '__typename') return;
        all &&= isForEverybody(field.extensions);
      },
    }),
  );
  return all;
}

/** The variables of the root field's `after`, where nothing else reads them. */
function positionsOf(document: DocumentNode, { selectionSet }: OperationDefinitionNode): Set<string> {
  const uses = new Map<string, number>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void uses.set(name.value, (uses.get(name.value) ?? 0) + 1),
  });
  const positions = selectionSet.selections.flatMap((field) => {
    const after = field.kind === Kind.FIELD ? field.arguments?.find(({ name }) => name.value === 'after') : undefined;
    return after?.value.kind === Kind.VARIABLE ? [after.value.name.value] : [];
  });
  return new Set(positions.filter((name) => uses.get(name) === 1));
}

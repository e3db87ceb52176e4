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

/** The hub's data about a subscription, computed once per document. */
export interface LiveOperation {
  /** A unique number, much shorter than the text, because each stream stores it. */
  key: number;
  /** Every selected field is public, so one execution serves all sockets. */
  isShared: boolean;
  /** It subscribes to the whole inbox, which can replay past events. */
  isInbox: boolean;
  /** Variables that only set the start of a listener; sockets with different values can share a stream. */
  positions: ReadonlySet<string>;
}

/** Null for what is not a subscription. */
export type LiveOperationOf = (document: DocumentNode, name: string | null | undefined) => LiveOperation | null;

export function createLiveOperations(schema: GraphQLSchema): LiveOperationOf {
  const analysed = new WeakMap<OperationDefinitionNode, LiveOperation>();
  let key = 0;

  return (document, name) => {
    const operation = getOperationAST(document, name);
    if (operation?.operation !== 'subscription') return null;
    const live = analysed.get(operation) ?? { key: ++key, ...analyseOperation(schema, document, operation) };
    analysed.set(operation, live);
    return live;
  };
}

/** Fields are private unless marked. A position is a variable that is only used as the root field's `after`. */
function analyseOperation(schema: GraphQLSchema, document: DocumentNode, { selectionSet }: OperationDefinitionNode) {
  const info = new TypeInfo(schema);
  const uses = new Map<string, number>();
  let isShared = true;
  let isInbox = false;
  const count = {
    VariableDefinition: () => false,
    Variable: ({ name }: { name: { value: string } }) => void uses.set(name.value, (uses.get(name.value) ?? 0) + 1),
    Field() {
      const field = info.getFieldDef();
      if (info.getParentType() === schema.getSubscriptionType()) isInbox ||= field?.name === 'inbox';
      if (field && field.name !== '__typename') isShared &&= field.extensions.sameForEveryone === true;
    },
  };
  visit(document, visitWithTypeInfo(info, count));
  const positions = selectionSet.selections.flatMap((field) => {
    const after = field.kind === Kind.FIELD ? field.arguments?.find(({ name }) => name.value === 'after')?.value : null;
    return after?.kind === Kind.VARIABLE && uses.get(after.name.value) === 1 ? [after.name.value] : [];
  });
  return { isShared, isInbox, positions: new Set(positions) };
}

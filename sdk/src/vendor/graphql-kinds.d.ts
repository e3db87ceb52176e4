/** What gql.tada needs of GraphQL's syntax tree: its kinds of nodes. */
export declare namespace Kind {
  type NAME = 'Name';
  type DOCUMENT = 'Document';
  type OPERATION_DEFINITION = 'OperationDefinition';
  type VARIABLE_DEFINITION = 'VariableDefinition';
  type SELECTION_SET = 'SelectionSet';
  type FIELD = 'Field';
  type ARGUMENT = 'Argument';
  type FRAGMENT_SPREAD = 'FragmentSpread';
  type INLINE_FRAGMENT = 'InlineFragment';
  type FRAGMENT_DEFINITION = 'FragmentDefinition';
  type VARIABLE = 'Variable';
  type INT = 'IntValue';
  type FLOAT = 'FloatValue';
  type STRING = 'StringValue';
  type BOOLEAN = 'BooleanValue';
  type NULL = 'NullValue';
  type ENUM = 'EnumValue';
  type LIST = 'ListValue';
  type OBJECT = 'ObjectValue';
  type OBJECT_FIELD = 'ObjectField';
  type DIRECTIVE = 'Directive';
  type NAMED_TYPE = 'NamedType';
  type LIST_TYPE = 'ListType';
  type NON_NULL_TYPE = 'NonNullType';
}

export declare namespace OperationTypeNode {
  type QUERY = 'query';
  type MUTATION = 'mutation';
  type SUBSCRIPTION = 'subscription';
}

export interface DefinitionNode {
  kind: string;
}

export interface DocumentNode {
  kind: Kind.DOCUMENT;
  definitions: readonly DefinitionNode[];
}

import { type GraphQLField, type GraphQLSchema, Kind, lexicographicSortSchema, parse, printSchema } from 'graphql';
import { limits } from '#platform/cost/limits.ts';
import { listSizeOf } from '#platform/cost/list-size.ts';

/** Those of the specification of cost directives, and our own for failures. They are printed and not executed. */
const definitions = `"""The codes with which a mutation fails."""
directive @failures(
  """The codes."""
  codes: [FailureCode!]!
) on FIELD_DEFINITION

"""
What the read behind a field adds to the cost of an operation, for each object that has the field.
"""
directive @cost(
  """The added cost."""
  weight: String!
) on FIELD_DEFINITION

"""The length of a list in the cost of an operation."""
directive @listSize(
  """The length, if no argument sets it."""
  assumedSize: Int

  """The arguments that set the length."""
  slicingArguments: [String!]

  """The field below that has the list."""
  sizedFields: [String!]

  """Whether one of the arguments must be given."""
  requireOneSlicingArgument: Boolean = true
) on FIELD_DEFINITION

`;

/** Sorted, so that the diff of a change stays small. Directives say for programs what descriptions say for people. */
export function printedSchema(schema: GraphQLSchema): string {
  const text = printSchema(lexicographicSortSchema(schema));
  let printed = definitions;
  let done = 0;
  for (const node of parse(text).definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const type = schema.getType(node.name.value);
    for (const { name, loc } of node.fields ?? []) {
      const field = type && 'getFields' in type ? type.getFields()[name.value] : undefined;
      if (!field || !('args' in field) || !loc) continue;
      printed += `${text.slice(done, loc.end)}${directivesOf(field, type === schema.getQueryType())}`;
      done = loc.end;
    }
  }
  return `${printed}${text.slice(done)}\n`;
}

function directivesOf(field: GraphQLField<unknown, unknown>, isRoot: boolean): string {
  const { failures, objectsOfCall = isRoot ? 1 : null } = field.extensions;
  const size = listSizeOf(field);
  const directives = [
    Array.isArray(failures) && `@failures(codes: [${failures.join(', ')}])`,
    objectsOfCall !== null && `@cost(weight: "${limits.callCost / Number(objectsOfCall)}")`,
    size?.slicingArguments
      ? `@listSize(assumedSize: ${size.usualSize ?? size.assumedSize}, slicingArguments: ${JSON.stringify(size.slicingArguments)}, sizedFields: ["${size.sizedField}"], requireOneSlicingArgument: false)`
      : size && size.assumedSize > 1 && `@listSize(assumedSize: ${size.assumedSize})`,
  ];
  return directives.flatMap((one) => (one ? [` ${one}`] : [])).join('');
}

import type { Introspection, Scalars } from './generated/schema.d.ts';
import type { getDocumentType, getVariablesType, parseDocument, schemaOfSetup } from './vendor/gql-tada.d.ts';

type Schema = schemaOfSetup<{ introspection: Introspection; scalars: { [N in keyof Scalars]: Scalars[N] } }>;

/** A document with its types, as code generators make it. */
export interface TypedDocument<Data, Variables> {
  toString(): string;
  __apiType?: (variables: Variables) => Data;
}

/** What a document returns, which the compiler reads from its text. It cannot read a text that the program puts together. */
export type ResultOf<Text extends string> = string extends Text
  ? Record<string, unknown>
  : getDocumentType<parseDocument<Text>, Schema>;

/** The variables that a document takes. */
export type VariablesOf<Text extends string> = string extends Text
  ? Record<string, unknown>
  : getVariablesType<parseDocument<Text>, Schema>;

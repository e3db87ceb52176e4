/** A closed list of values with its words, declared once for REST, GraphQL and screens. It needs no Zod. */
export interface Choice<Value extends string = string> {
  /** The name of the GraphQL enumeration. */
  readonly name: string;
  readonly description: string;
  readonly values: readonly [Value, ...Value[]];
  readonly labels: Readonly<Record<Value, string>>;
  /** Names of GraphQL values that are not the value in capital letters. */
  readonly as: { readonly [V in Value]?: string };
}

export type ValueOf<C> = C extends Choice<infer Value> ? Value : never;

/** `labels` says what each value means. They have no full stop. The annotation lets bundlers leave out choices that are not used. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const Labels extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  labels: Labels,
  { as = {} }: { as?: { readonly [V in keyof Labels & string]?: string } } = {},
): Choice<keyof Labels & string> {
  // The cast is safe because a choice without values would be a mistake in the contract, which its enumeration refuses.
  const values = Object.keys(labels) as [keyof Labels & string, ...(keyof Labels & string)[]];
  return { name, description, values, labels, as };
}

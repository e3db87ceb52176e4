import type { SchemaNode, SourceNode } from './nodes.ts';

/** The generator appends the flags of a pattern, because JSON schemas have no place for them. */
const patternFlags = /(?<=\$)\/[a-z]+$/;
const prefix = '#/components/schemas/';

/**
 * The generated document contains each resource in full wherever it is used, marked with its name. This moves them to
 * one place.
 */
export function createNamedSchemas() {
  const schemas: Record<string, SchemaNode> = {};
  const omitted = new Map<string, readonly string[]>();

  /** Replaces a named resource by a reference. The description and example of the field stay with the field. */
  function lift(source: SourceNode): SchemaNode {
    const { resource, text, omittedInExample = [], description: _text, examples: _examples, ...node } = source;
    if (resource === undefined) return liftWithin(source);
    schemas[resource] ??= { ...describeFields({ ...node, type: 'object' }), description: text };
    omitted.set(resource, omittedInExample);
    const here = { $ref: prefix + resource };
    return Array.isArray(node.type) && node.type.includes('null') ? { anyOf: [here, { type: 'null' }] } : here;
  }

  function liftWithin(node: SchemaNode): SchemaNode {
    const lifted = { ...node };
    if (node.pattern) lifted.pattern = node.pattern.replace(patternFlags, '');
    if (node.properties) {
      const entries = Object.entries(node.properties).map(([key, value]) => [key, lift(value)] as const);
      lifted.properties = Object.fromEntries(entries);
    }
    if (node.items) lifted.items = lift(node.items);
    if (node.anyOf) lifted.anyOf = node.anyOf.map(lift);
    return lifted;
  }

  /** Adds a description and an example to each field: its own example, or else that of its resource. */
  function describeFields(node: SchemaNode): SchemaNode {
    const lifted = liftWithin(node);
    const properties = Object.entries(lifted.properties ?? {}).map(([key, property]) => {
      const { description, examples } = node.properties?.[key] ?? {};
      const example = examples ? examples[0] : exampleOf(property);
      return [key, { ...property, description, examples: [example] }] as const;
    });
    return { ...lifted, properties: Object.fromEntries(properties) };
  }

  /** Collects the examples of a resource's fields; undefined if there are none. */
  function exampleOf(node: SchemaNode | undefined): unknown {
    if (!node) return undefined;
    if (node.examples) return node.examples[0];
    if (node.$ref) return exampleOfNamed(node.$ref.slice(prefix.length));
    if (node.items) return [exampleOf(node.items)];
    return exampleOf(node.anyOf?.find(({ type }) => type !== 'null'));
  }

  function exampleOfNamed(name: string): unknown {
    const excluded = omitted.get(name) ?? [];
    const entries = Object.entries(schemas[name]?.properties ?? {}).filter(([key]) => !excluded.includes(key));
    return Object.fromEntries(entries.map(([key, property]) => [key, exampleOf(property)]));
  }

  /** Adds a schema that has its name from the validators. */
  function addSchema(name: string, node: SchemaNode): void {
    schemas[name] ??= describeFields(node);
  }

  return { schemas, lift, addSchema, exampleOf };
}

export type NamedSchemas = ReturnType<typeof createNamedSchemas>;

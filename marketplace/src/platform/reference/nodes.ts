import type { Described } from '@besesaka/schema/kernel/reference/words.ts';

/** The parts of an OpenAPI document that this code writes and reads. */
export interface SchemaNode {
  [key: string]: unknown;
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  pattern?: string;
  anyOf?: SchemaNode[];
  description?: string;
  examples?: readonly unknown[];
  /** The name and description of the resource. */
  resource?: string;
  text?: string;
  /** For an input: the descriptions of its fields, and the fields that its example omits. */
  words?: Described['fields'];
  without?: readonly string[];
}

export interface ParameterNode {
  name: string;
  in: string;
  schema: SchemaNode;
  description?: string;
  example?: unknown;
}

export interface MediaNode {
  schema: SchemaNode;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface ResponseNode {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaNode>;
}

export interface OperationNode {
  [key: string]: unknown;
  parameters?: ParameterNode[];
  requestBody?: { content: Record<string, MediaNode> };
  responses: Record<string, ResponseNode>;
}

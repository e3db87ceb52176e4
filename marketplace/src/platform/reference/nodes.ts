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
}

/** A generated schema with metadata of our own, which the document does not show. */
export interface SourceNode extends SchemaNode {
  /** The name and description of the resource. */
  resource?: string;
  text?: string;
  /** For an input: the fields that its example omits. */
  omittedInExample?: readonly string[];
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

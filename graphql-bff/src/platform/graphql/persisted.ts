import { createHash } from 'node:crypto';
import { type DocumentNode, type GraphQLSchema, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import type { Log } from '#platform/telemetry/log.ts';

/** The web app's documents by the SHA-256 of their text, written by codegen. */
export type Manifest = Record<string, string>;

export interface KnownDocument {
  hash: string;
  document: DocumentNode;
  /** A query of public fields only: it can be sent as a GET and cached by a CDN. */
  cacheable: boolean;
}

export interface KnownDocuments {
  byHash(hash: string): KnownDocument | null;
  has(document: DocumentNode): boolean;
  schema: GraphQLSchema;
}

/** A document is parsed and checked at its first use, because checking all of them would delay every start. */
export function createKnownDocuments(manifest: Manifest, schema: GraphQLSchema, log: Log): KnownDocuments {
  const documentByHash = new Map<string, KnownDocument | null>();
  const documents = new WeakSet<DocumentNode>();
  function byHash(hash: string): KnownDocument | null {
    const text = Object.hasOwn(manifest, hash) ? manifest[hash] : undefined;
    if (text === undefined) return null;
    const cached = documentByHash.get(hash);
    if (cached !== undefined) return cached;
    const read = readDocument({ hash, text, schema, log });
    documentByHash.set(hash, read);
    if (read) documents.add(read.document);
    return read;
  }
  return { byHash, has: (document) => documents.has(document), schema };
}

interface Registered {
  hash: string;
  text: string;
  schema: GraphQLSchema;
  log: Log;
}

function readDocument({ hash, text, schema, log }: Registered): KnownDocument | null {
  if (createHash('sha256').update(text).digest('hex') !== hash) {
    log.warn({ hash }, 'a registered document does not have the hash it is registered under');
    return null;
  }
  const document = parse(text, { noLocation: true });
  const errors = validate(schema, document);
  if (errors.length > 0) {
    log.warn({ hash, fault: errors[0]?.message }, 'a registered document does not fit the schema');
    return null;
  }
  return { hash, document, cacheable: readsPublicFields(document, schema) };
}

function readsPublicFields(document: DocumentNode, schema: GraphQLSchema): boolean {
  const info = new TypeInfo(schema);
  let all = true;
  visit(
    document,
    visitWithTypeInfo(info, {
      OperationDefinition({ operation }) {
        all &&= operation === 'query';
      },
      Field({ name }) {
        // Codegen adds `__typename` everywhere, also at the root.
        if (name.value === '__typename') return;
        const { sameForVisitors, differsByViewer } = info.getFieldDef()?.extensions ?? {};
        all &&= info.getParentType() === schema.getQueryType() ? sameForVisitors === true : differsByViewer !== true;
      },
    }),
  );
  return all;
}

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

export function createKnownDocuments(manifest: Manifest, schema: GraphQLSchema, log: Log): KnownDocuments {
  const known = new Map<string, KnownDocument>();
  const documents = new WeakSet<DocumentNode>();
  for (const [hash, text] of Object.entries(manifest)) {
    if (createHash('sha256').update(text).digest('hex') !== hash) {
      log.warn({ hash }, 'a registered document does not have the hash it is registered under');
      continue;
    }
    const document = parse(text, { noLocation: true });
    const errors = validate(schema, document);
    if (errors.length > 0) {
      log.warn({ hash, fault: errors[0]?.message }, 'a registered document does not fit the schema');
      continue;
    }
    known.set(hash, { hash, document, cacheable: readsPublicFields(document, schema) });
    documents.add(document);
  }
  return { byHash: (hash) => known.get(hash) ?? null, has: (document) => documents.has(document), schema };
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
        const { visitorsSee, viewerSees } = info.getFieldDef()?.extensions ?? {};
        all &&= info.getParentType() === schema.getQueryType() ? visitorsSee === true : viewerSees !== true;
      },
    }),
  );
  return all;
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { buildSchema, type GraphQLNamedType, getNamedType, isAbstractType, isObjectType } from 'graphql';
import { clientDocuments } from './build/client-documents.ts';

/** Where the documents stand. */
export const sources = fileURLToPath(new URL('src/', import.meta.url));
const folder = `${sources}gql/`;
export const schemaFile = fileURLToPath(new URL('../schema/schema.graphql', import.meta.url));
const manifest = fileURLToPath(new URL('../schema/persisted-documents.json', import.meta.url));

export const isSource = (name: string) =>
  /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/^gql[\\/]/.test(name);

/** Typed documents for the screens, and the list of operations that the BFF knows by their hash. */
export async function emitDocuments(): Promise<void> {
  const schema = readFileSync(schemaFile, 'utf8');
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const made = await clientDocuments({
    schema,
    folder,
    files: names
      .filter(isSource)
      .sort()
      .map((name) => `${sources}${name}`),
    // The cache tells objects apart by their type, and a document sent as a hash can't be amended on the way.
    documentTransforms: [{ name: 'typename', transformObject: addTypenameSelectionDocumentTransform, config: {} }],
    presetConfig: {
      // Not `useFragment`: that name belongs to Apollo's hook, and this one is a plain function.
      fragmentMasking: { unmaskFunctionName: 'readFragment' },
      persistedDocuments: { hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex') },
    },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      importExtension: '.ts',
      strictScalars: true,
      scalars: {
        ...{
          Date: 'string',
          DateTime: 'string',
          Decimal: 'string',
          Currency: 'string',
          Url: 'string',
          Uuid: 'string',
        },
      },
    },
  });
  // The manifest is part of the contract between the screens and the BFF.
  for (const { path, text } of made) write(path.endsWith('.json') ? manifest : path, text);
  write(`${folder}possible-types.ts`, possibleTypes(schema));
}

/** Who watches a file is not woken where nothing changed. */
function write(path: string, text: string): void {
  const isThere = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (!isThere) writeFileSync(path, text);
}

/**
 * What a cache must know of interfaces and unions. Unions of mutations and what the inbox says never lie in it, so they are
 * left out: every visitor's first script carries this list. Failures stand in it, as Apollo hands a mutation's answer
 * through its cache, and drops there what it cannot place.
 */
function possibleTypes(text: string): string {
  const schema = buildSchema(text);
  const seen = new Set<GraphQLNamedType>();
  const waiting: (GraphQLNamedType | null | undefined)[] = [schema.getQueryType(), schema.getType('Failure')];
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (type === null || seen.has(type)) continue;
    seen.add(type);
    if (isAbstractType(type)) waiting.push(...schema.getPossibleTypes(type));
    if (!isObjectType(type)) continue;
    waiting.push(...type.getInterfaces(), ...Object.values(type.getFields()).map((field) => getNamedType(field.type)));
  }
  const known = [...seen].filter(isAbstractType).map((type) => {
    const names = schema.getPossibleTypes(type).map(({ name }) => name);
    return [type.name, names.toSorted()] as const;
  });
  const sorted = Object.fromEntries(known.toSorted(([a], [b]) => a.localeCompare(b)));
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(sorted, null, 2)};\n`;
}

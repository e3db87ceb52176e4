import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { buildSchema, type GraphQLNamedType, getNamedType, isAbstractType, isObjectType } from 'graphql';

const folder = 'web/src/gql/';
const schemaFile = 'schema/schema.graphql';
const typesFile = `${folder}possible-types.ts`;

/** Typed documents for the screens, and the list of operations that the BFF knows by their hash. */
const config: CodegenConfig = {
  schema: schemaFile,
  documents: ['web/src/**/*.{ts,tsx}', `!${folder}**`, '!web/src/**/*.test.{ts,tsx}'],
  ignoreNoDocuments: true,
  generates: {
    [folder]: {
      preset: 'client',
      // The cache identifies objects by their type, and a document sent as a hash cannot be changed on the way.
      documentTransforms: [addTypenameSelectionDocumentTransform],
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
          Date: 'string',
          DateTime: 'string',
          Decimal: 'string',
          Currency: 'string',
          Url: 'string',
          Uuid: 'string',
        },
      },
    },
  },
  hooks: {
    afterAllFileWrite: async () => {
      // The manifest is part of the contract between the screens and the BFF.
      await rename(`${folder}persisted-documents.json`, 'schema/persisted-documents.json');
      const text = possibleTypes(await readFile(schemaFile, 'utf8'));
      const before = await readFile(typesFile, 'utf8').catch(() => '');
      // An unchanged file is not rewritten, because a build may read it meanwhile.
      if (text !== before) await writeFile(typesFile, text);
    },
  },
};

/**
 * The interfaces and unions that the cache reads. Unions of mutations and of inbox events are never cached. They are left
 * out, because this list is part of every visitor's first script. Failures are included: Apollo reads the response of a
 * mutation through its cache, which drops types that it does not know.
 */
function possibleTypes(text: string): string {
  const schema = buildSchema(text);
  const visited = new Set<GraphQLNamedType>();
  const waiting: (GraphQLNamedType | null | undefined)[] = [schema.getQueryType(), schema.getType('Failure')];
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (type === null || visited.has(type)) continue;
    visited.add(type);
    if (isAbstractType(type)) waiting.push(...schema.getPossibleTypes(type));
    if (!isObjectType(type)) continue;
    waiting.push(...type.getInterfaces(), ...Object.values(type.getFields()).map((field) => getNamedType(field.type)));
  }
  const abstractTypes = [...visited].filter(isAbstractType).map((type) => {
    const names = schema.getPossibleTypes(type).map(({ name }) => name);
    return [type.name, names.toSorted()] as const;
  });
  const sorted = Object.fromEntries(abstractTypes.toSorted(([a], [b]) => a.localeCompare(b)));
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(sorted, null, 2)};\n`;
}

export default config;

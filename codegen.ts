import { createHash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

const folder = 'web/src/gql/';

/** Typed documents for the screens, and the list of operations that the BFF knows by their hash. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['web/src/**/*.{ts,tsx}', `!${folder}**`, '!web/src/**/*.test.{ts,tsx}'],
  ignoreNoDocuments: true,
  generates: {
    [folder]: {
      preset: 'client',
      // The cache tells objects apart by their type, and a document sent as a hash can't be amended on the way.
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
        scalars: { DateTime: 'string' },
      },
    },
    [`${folder}possible-types.ts`]: { plugins: ['fragment-matcher'], config: { useExplicitTyping: true } },
  },
  hooks: {
    // The manifest is part of the contract between the screens and the BFF.
    afterAllFileWrite: () => rename(`${folder}persisted-documents.json`, 'schema/persisted-documents.json'),
  },
};

export default config;

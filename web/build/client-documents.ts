import { readFile } from 'node:fs/promises';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, parse } from 'graphql';

type PresetOptions = Parameters<typeof preset.buildGeneratesSection>[0];

interface ClientDocuments extends Partial<Pick<PresetOptions, 'config' | 'presetConfig' | 'documentTransforms'>> {
  /** The schema's text. */
  schema: string;
  files: readonly string[];
  /** Ends in a slash. */
  folder: string;
}

const call = /\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`/g;

/**
 * What the client preset of GraphQL Code Generator makes of the `graphql(...)` calls in these files. Its command line
 * would bring two hundred packages, to read configurations and schemas of every kind.
 */
export async function clientDocuments({ schema, files, folder, ...options }: ClientDocuments) {
  const read = files.map(async (location) => ({ location, text: await readFile(location, 'utf8') }));
  const documents = (await Promise.all(read)).flatMap(({ location, text }) =>
    [...text.matchAll(call)].map(([, rawSDL = '']) => ({ location, rawSDL, document: parse(rawSDL) })),
  );
  const outputs = await preset.buildGeneratesSection({
    ...{ baseOutputDir: folder, schema: parse(schema), schemaAst: buildSchema(schema), documents },
    ...{ plugins: [], pluginMap: {}, config: {}, presetConfig: {}, ...options },
  });
  return Promise.all(outputs.map(async (output) => ({ path: output.filename, text: await codegen(output) })));
}

import graphql from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import { root } from '#run.mjs';
import { read } from '#verify/sources.mjs';

const file = 'schema/schema.graphql';

/** Where a recommended rule does not fit, and why. */
const exceptions = {
  // Things have an `id`; values (money, a page, a result, what happened) are nobody's to ask for again.
  '@graphql-eslint/strict-id-in-types': 'off',
};

/** A reviewer is no part of a review's name, and the street of an address has no other word here. */
const spared = new Set([
  'Field "reviewerName" starts with the name of the parent type "Review"',
  'Field "address" starts with the name of the parent type "Address"',
]);

/** How the API is written, by the rules that graphql-eslint recommends. */
export async function schemaLint(text = read(file)) {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.graphql'],
      languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: text } } },
      plugins: { '@graphql-eslint': graphql },
      rules: { ...graphql.configs['flat/schema-recommended'].rules, ...exceptions },
    },
  });
  const [{ messages }] = await eslint.lintText(text, { filePath: file });
  const faults = messages.filter(({ message }) => !spared.has(message));
  return { faults: faults.map(({ line, ruleId, message }) => `${file}:${line} ${ruleId}: ${message}`) };
}

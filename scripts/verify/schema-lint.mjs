import plugin, { parser, rules } from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import { read } from '#verify/sources.mjs';

const file = 'schema/schema.graphql';
const { 'flat/schema-recommended': recommended, 'flat/schema-relay': relay } = plugin.configs;

/** A reviewer is not part of a review, and `nodeId` stands beside the plain `id`. */
const mayRepeatItsType = ['Review.reviewerName', 'Node.nodeId'];

const removalDate = {
  create: (context) => ({
    'Directive[name.value=deprecated]'(node) {
      const reason = node.arguments.find(({ name }) => name.value === 'reason')?.value.value;
      const message = 'A deprecation needs the date of the removal, such as 2027-01-31';
      if (!/\b\d{4}-\d{2}-\d{2}\b/.test(reason)) context.report({ node, message });
    },
  }),
};

/** The recommended rules of graphql-eslint and those of Relay. Decision 037 explains the exceptions. */
const chosen = {
  ...recommended.rules,
  ...relay.rules,
  '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false }],
  '@graphql-eslint/strict-id-in-types': 'off',
  '@graphql-eslint/require-description': [
    'error',
    { types: true, FieldDefinition: true, InputValueDefinition: true, EnumValueDefinition: true },
  ],
  'own/removal-date': 'error',
};

/** Checks names, descriptions, lists and reachability in the GraphQL schema. */
export async function schemaLint(text = read(file)) {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.graphql'],
      languageOptions: { parser, parserOptions: { graphQLConfig: { schema: text } } },
      plugins: { '@graphql-eslint': { rules }, own: { rules: { 'removal-date': removalDate } } },
      rules: chosen,
    },
  });
  const [{ messages }] = await eslint.lintText(text, { filePath: file });
  const isException = ({ message }) => {
    const [, field, type] = /^Field "(\w+)" starts with the name of the parent type "(\w+)"/.exec(message) ?? [];
    return mayRepeatItsType.includes(`${type}.${field}`);
  };
  const faults = messages.filter((one) => !isException(one)).map(({ line, message }) => `${file}:${line}: ${message}`);
  return { faults, note: `${text.match(/^\w+ \w+.*\{$/gm)?.length ?? 0} types` };
}

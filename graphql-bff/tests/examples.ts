import { readFileSync } from 'node:fs';
import { exampleGroups, readExamples } from '#graphiql/examples.ts';

const read = (name: string) => readFileSync(new URL(`../graphiql/examples/${name}`, import.meta.url), 'utf8');

/** The tabs of GraphiQL, as its page reads them. */
export const examples = ['welcome', ...Object.keys(exampleGroups)].flatMap((name) =>
  readExamples(read(`${name}.graphql`), JSON.parse(read('variables.json'))),
);

import { run } from '#run.mjs';

/** In this order: the screens' types follow the GraphQL schema, which follows what the marketplace refuses. */
const steps = [
  ['npm', ['run', '--silent', '--if-present', 'migrations', '-w', 'marketplace']],
  ['npm', ['run', '--silent', '--if-present', 'emit', '-w', 'marketplace']],
  ['npm', ['run', '--silent', '--if-present', 'emit', '-w', 'graphql-bff']],
  ['npm', ['run', '--silent', '--if-present', 'codegen', '-w', 'web']],
];

for (const [command, args] of steps) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}

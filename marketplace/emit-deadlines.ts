import { deadlines } from '#payouts/held/deadlines.ts';

const head = `# When held money moves

Generated from \`deadlines.ts\` by \`npm run codegen\`. The money of an order that its buyer paid in advance moves at these times, if
nothing happened before. An order that its seller does not accept within 48 hours expires, and its money goes back.

| when | after | then |
|---|---|---|
`;

export function deadlinesDocument(): string {
  return head + deadlines.map(({ when, after, due }) => `| ${when} | ${after} | ${due} |\n`).join('');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#run.mjs';

const folder = 'marketplace/drizzle';
/** The rule starts after the baseline. */
const first = '0001';

const expanding = 'services of the previous release must run on the new database';

/** Statements that would break a service of the previous release, or lose its writes. */
const contracting = [
  [/^drop\s+(table|view|type|schema|function|sequence|trigger)\b/i, 'drops something that an older service may use'],
  [/^drop\s+index\b.*_key\b/i, 'drops a unique index that an older service relies on'],
  [/^alter\s+table\b.*\bdrop\s+column\b/i, 'drops a column'],
  [/^alter\s+table\b.*\brename\b/i, 'renames something that an older service uses'],
  [/^alter\s+table\b.*\balter\s+column\b.*\b(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/^alter\s+table\b.*\bset\s+not\s+null\b/i, 'requires a column that an older service may leave out'],
  [/^alter\s+table\b.*\bdrop\s+default\b/i, 'drops a default that an older service may rely on'],
  [/^alter\s+table\b.*\badd\s+constraint\b/i, 'forbids rows that an older service may write'],
  [/^(truncate|delete)\b/i, 'deletes rows'],
];

const needed = /^alter\s+table\b.*\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\b(default|generated)\b)/i;
const unique = /^create\s+unique\s+index\b.*\bon\s+"?(\w+)"?/i;
const constraint = /^alter\s+table\s+"?(\w+)"?.*\badd\s+constraint\b/i;
/** The reason why no running service breaks, such as the release that stopped using it. */
const excused = /^--\s*contracts:\s*\S.{10,}$/im;

/** The statements of a migration that break the rule, one line for each. */
export function contractions(name, text) {
  if (excused.test(text)) return [];
  const statements = text
    .split('--> statement-breakpoint')
    // A function's body belongs to its statement.
    .flatMap((part) => (part.includes('$$') ? [part] : part.replace(/^--.*$/gm, '').split(';')))
    .map((statement) => statement.replace(/\s+/g, ' ').trim());
  const made = new Set(
    statements.flatMap((statement) => /^create table (?:if not exists )?"?(\w+)"?/i.exec(statement)?.[1] ?? []),
  );
  const isOnNew = (statement, pattern) => made.has(pattern.exec(statement)?.[1]);
  return statements.flatMap((statement) => {
    const found = contracting.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why);
    if (needed.test(statement)) found.push('adds a column that an older service does not fill');
    if (unique.test(statement)) found.push('forbids rows that an older service may write');
    const isNew = isOnNew(statement, unique) || isOnNew(statement, constraint);
    return isNew ? [] : found.map((why) => `${name}: ${why}: ${statement.slice(0, 100)}`);
  });
}

/** Migrations only expand, so that old and new services can share a database during a deployment. */
export function migrations() {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.sql') && name >= first);
  const faults = files.flatMap((name) => contractions(name, readFileSync(join(root, folder, name), 'utf8')));
  return {
    faults: faults.map((fault) => `${fault} (${expanding}: docs/decisions/012-migrations-only-expand.md)`),
    note: `${files.length} files`,
  };
}

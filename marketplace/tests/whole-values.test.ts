import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { schemaOf } from '@besesaka/schema/kernel/reference/words.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const files = readdirSync('schema/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('operations.ts'),
);
const modules: Record<string, unknown>[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ pathToFileURL(resolve('schema/src', file)).href)),
);
const writes = modules
  .flatMap((module) => Object.values(module).filter(isOperation))
  .filter(({ method }) => method === 'PUT' || method === 'PATCH');

/** The fields that a call of this operation may send, and those that it must send. */
function fieldsOf({ body, form }: Operation): { all: string[]; required: string[] } {
  const type = body ? schemaOf(body) : form;
  if (!type) return { all: [], required: [] };
  const { properties = {}, required = [] } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  return { all: Object.keys(properties), required };
}

test('a call that replaces a whole value takes the version that its client read, or declares why not', () => {
  expect(writes.length).toBeGreaterThan(20);
  const faults = writes.flatMap((operation) => {
    const { all, required } = fieldsOf(operation);
    const isVersioned = all.some((name) => /(^|_)(version|was)$/.test(name));
    // A single field is its own part, and fields that may be left out stay as they are.
    const isWhole = all.length > 1 && required.length > 0;
    if (isVersioned && !operation.refuses?.includes('STALE')) return `${operation.id}: refuses lacks STALE`;
    if (isWhole && !isVersioned && !operation.unversioned) return `${operation.id}: takes no version`;
    return operation.unversioned && (isVersioned || !isWhole) ? `${operation.id}: needs no reason` : [];
  });
  expect(faults).toEqual([]);
});

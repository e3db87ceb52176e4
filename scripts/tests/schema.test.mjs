import { expect, test } from 'vitest';
import { schemaChanges } from '#verify/schema-changes.mjs';
import { schemaLint } from '#verify/schema-lint.mjs';

const released = '"""All."""\ntype Query {\n  """One."""\n  one: Int\n\n  """Two."""\n  two: Int\n}\n';
const now = released.replace(/\n {2}"""Two."""\n {2}two: Int\n/, '');
const rest = '## Unreleased\n\n- Gone.\n\n## 1.0\n\n- `Query.two` came.\n';

test('what breaks clients is told, and told as not released yet', async () => {
  expect((await schemaChanges({ released, now: released, changelog: rest })).faults).toEqual([]);
  const { faults } = await schemaChanges({ released, now, changelog: rest });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('`Query.two`');
  const changelog = rest.replace('Gone', '**Breaking**: `Query.two` is gone');
  expect((await schemaChanges({ released, now, changelog })).faults).toEqual([]);
  expect((await schemaChanges({ released: now, now: released, changelog: rest })).faults).toEqual([]);
});

test('a deprecation carries a date', async () => {
  const deprecated = (reason) => released.replace('two: Int', `two: Int @deprecated(reason: "${reason}")`);
  const faultsOf = async (text) => (await schemaChanges({ released, now: text, changelog: rest })).faults;
  expect(await faultsOf(deprecated('Use one'))).toHaveLength(1);
  expect(await faultsOf(deprecated('Use one; gone from 2027-06-30 on'))).toEqual([]);
});

test('the recommended rules find what is named or described otherwise', async () => {
  expect((await schemaLint(released)).faults).toEqual([]);
  const bare = released.replace('"""Two."""\n  two', 'get_two');
  expect((await schemaLint(bare)).faults.join()).toMatch(/naming-convention[\s\S]*require-description/);
});

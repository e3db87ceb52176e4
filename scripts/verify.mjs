import '#link-packages.mjs';
import { boundaries } from '#verify/boundaries.mjs';
import { built } from '#verify/built.mjs';
import { checkAll, tool, typeChecks } from '#verify/checks.mjs';
import { citations } from '#verify/citations.mjs';
import { crumbs } from '#verify/crumbs.mjs';
import { folders } from '#verify/folders.mjs';
import { functions } from '#verify/functions.mjs';
import { generated } from '#verify/generated.mjs';
import { migrations } from '#verify/migrations.mjs';
import { releasedSchema } from '#verify/released-schema.mjs';
import { schemaLint } from '#verify/schema-lint.mjs';
import { sizes } from '#verify/sizes.mjs';

// The gate: everything that a machine can check without running the product. `--build` also builds. A word runs only
// the checks whose names begin with it.
const args = process.argv.slice(2);
const word = args.find((arg) => !arg.startsWith('--')) ?? '';
const wanted = (list) => list.filter(([name]) => name.startsWith(word));

const results = await checkAll({
  first: wanted([['generated files', generated]]),
  independent: wanted([
    ['format and lint', tool('biome', ['check', '--error-on-warnings', '.'])],
    ['function sizes', functions],
    ['file sizes', sizes],
    ['folder sizes', folders],
    ['short files', crumbs],
    ['migrations', migrations],
    ['citations', citations],
  ]),
  // These read generated files. The longest come first, so that none runs alone at the end.
  later: wanted([
    ...(args.includes('--build') ? [['build', built]] : []),
    ...typeChecks(),
    ['boundaries', boundaries],
    ['dead code', tool('knip', ['--no-progress'])],
    ['schema lint', schemaLint],
    ['released schema', releasedSchema],
  ]),
});
if (results.length === 0) console.log(`verify: no check begins with "${word}"`);
const passed = results.length > 0 && results.every(Boolean);
console.log(passed ? 'verify: all checks passed' : 'verify: failed, see above');
process.exitCode = passed ? 0 : 1;

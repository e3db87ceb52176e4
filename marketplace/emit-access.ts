import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { uploadPictureFor } from '@besesaka/schema/kernel/operations/platform-operations.ts';

const head = `# Who may do what

Generated from the operations in \`schema/src\` by \`npm run codegen\`. The service derives its checks from the same declarations.
\`marketplace/tests/access.test.ts\` and \`graphql-bff/tests/access.test.ts\` make every call as every kind of user, and compare the
results with tables that are written by hand: [REST](../marketplace/tests/access.md) and
[GraphQL](../graphql-bff/tests/access.md). \`marketplace/tests/every-change.test.ts\` repeats each change until it is refused.

"Anyone" includes visitors. Users and sellers reach only what is theirs: another user's private resource answers 404. The limits
are per user unless they say otherwise, and count successes and failures. Each change without a limit here is limited by
\`CHANGES_PER_MINUTE\`, 240 by default.

"API key" is the scope that a token needs: \`any\` means every token, "none" that no token may make the call.
\`marketplace/tests/api-keys.test.ts\` makes every call with every scope. "Fresh password": the user must have entered the password
in this session within the last ten minutes.
`;

const callers: Readonly<Record<Operation['auth'], string>> = {
  visitor: 'anyone',
  optional: 'anyone; users get more',
  user: 'users',
  seller: 'sellers',
  admin: 'admins',
  service: 'our own services',
};

function rowOf(operation: Operation): string {
  const { method, path, summary, auth, area, scope = null, fresh, suspended, limit, timesAnHour } = operation;
  const isChange = method !== 'GET' && auth !== 'service';
  const hourly = timesAnHour === undefined ? '' : `${timesAnHour} an hour`;
  const cells = [
    `\`${method} ${path}\``,
    summary,
    area ? `admins: ${area}` : callers[auth],
    scope ?? (auth === 'visitor' ? '' : 'none'),
    fresh ? 'yes' : '',
    isChange ? (suspended === 'may' ? 'yes' : 'no') : '',
    limit ?? hourly,
  ];
  return `| ${cells.join(' | ')} |`;
}

const placeOf = ({ path, method }: Operation) => `${path} ${method}`;

const isOperation = (one: unknown): one is Operation =>
  typeof one === 'object' && one !== null && 'method' in one && 'auth' in one;

/** Generates docs/access.md from the exports of the operations files, by module. */
export function accessDocument(modules: Readonly<Record<string, readonly unknown[]>>): string {
  // The modules name the purposes of uploads, so this operation is declared by a function.
  const platform = [uploadPictureFor([]), ...(modules.kernel ?? [])];
  const chapters = Object.entries({ ...modules, kernel: platform }).map(([name, exports]) => {
    const operations = exports.filter(isOperation).sort((a, b) => placeOf(a).localeCompare(placeOf(b), 'en'));
    return [
      `## ${name}`,
      '',
      '| call | purpose | callers | API key | fresh password | also suspended users | limit |',
      '|---|---|---|---|---|---|---|',
      ...operations.map(rowOf),
    ].join('\n');
  });
  return `${[head.trimEnd(), ...chapters].join('\n\n')}\n`;
}

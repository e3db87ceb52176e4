import { capture } from '#run.mjs';

/**
 * The commit where this branch left `main`, or the last commit on `main` itself, and the files changed since,
 * including new ones.
 */
export async function changesSinceMain() {
  const base = (await firstThatAnswers(['main', 'origin/main'])) ?? 'HEAD';
  const changed = await git('diff', '--name-only', '--diff-filter=d', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return { base, files: [...new Set([...changed, ...added])].sort() };
}

async function firstThatAnswers(names) {
  for (const name of names) {
    const [base] = await git('merge-base', 'HEAD', name);
    if (base) return base;
  }
  return undefined;
}

async function git(...args) {
  const { code, output } = await capture('git', args);
  return code === 0 ? output.split('\n').filter(Boolean) : [];
}

import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Stage {
  from: string;
  copies: { from: string | null; sources: string[]; to: string }[];
  env: Record<string, string>;
  command: string[];
}

function stagesOf(dockerfile: string): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | null = null;
  for (const line of dockerfile.split('\n')) {
    const [word, ...rest] = line.split(' ');
    if (word === 'FROM') {
      stage = { from: rest[0] ?? '', copies: [], env: {}, command: [] };
      stages.set(rest[2] ?? '', stage);
    }
    if (!stage) continue;
    if (word === 'COPY') {
      const paths = rest.filter((part) => !part.startsWith('--'));
      const from = /--from=(\S+)/.exec(line)?.[1] ?? null;
      stage.copies.push({ from, sources: paths.slice(0, -1), to: paths.at(-1) ?? '' });
    }
    if (word === 'ENV') Object.assign(stage.env, Object.fromEntries(rest.map((pair) => pair.split('='))));
    if (word === 'CMD') stage.command = JSON.parse(rest.join(' '));
  }
  return stages;
}

/**
 * The files, the environment and the command of an image as the Dockerfile says, from the last build, so that a file that
 * it forgets to copy is missing here too.
 */
export function imageOf(target: string, root: string, folder: string) {
  const stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const env: Record<string, string> = {};
  let command: string[] = [];

  function add(name: string): void {
    const stage = stages.get(name);
    if (!stage) return;
    add(stage.from);
    Object.assign(env, stage.env);
    if (stage.command.length > 0) command = stage.command;
    for (const { from, sources, to } of stage.copies) {
      if (from === 'runtime-packages') {
        add(from);
        linkPackages();
      } else for (const source of sources) copy(join(root, source.replace('/app/', '')), join(folder, to), to);
    }
  }

  function copy(source: string, target: string, written: string): void {
    const isFolder = statSync(source).isDirectory();
    const to = !isFolder && /(^\.|\/)$/.test(written) ? join(target, basename(source)) : target;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(source, to, { recursive: true });
  }

  /** Those that `npm ci --omit=dev` installs, and our own as links into the image. */
  function linkPackages(): void {
    for (const path of Object.keys(lock.packages)) {
      if (!/^[^/]*\/?node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || lock.packages[path]?.dev) continue;
      const name = path.split('node_modules/')[1] ?? '';
      const source = name.startsWith('@besesaka/') ? join(folder, name.replace('@besesaka/', '')) : join(root, path);
      if (!existsSync(source)) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      symlinkSync(source, join(folder, path));
    }
  }

  mkdirSync(folder, { recursive: true });
  add(target);
  return { folder, env, command };
}

import { dirname, join } from 'node:path';
import ts from 'typescript';
import { read, sources } from '#verify/sources.mjs';

const limit = 20;

/** Files that have the same name in each module that needs them. */
const usual =
  /\/(module|tables|data|routes|rules|limits|texts|events|domain-events|operations|inputs|resources|cache|config|main)[.]ts$/;

const deletion = 'Each module deletes the data of a user in a file with this name. Its reader, module.ts, has no SQL.';

const pruning = 'Each pruning is a file of its own. Its reader, module.ts, has no SQL.';

/** Short files that stay, each with the reason. */
const exceptions = {
  'marketplace/src/accounts/prune-mail-links.ts': pruning,
  'marketplace/src/help/anonymize-user.ts': deletion,
  'marketplace/src/help/prune-contact-messages.ts': pruning,
  'marketplace/src/wishlist/anonymize-user.ts': deletion,
};

/** A file that is so short and has only one reader beside it is easier to read inside that reader. */
export function crumbs(files = sources(), textOf = read) {
  const texts = new Map(files.filter((file) => !isTest(file)).map((file) => [file, textOf(file)]));
  const importers = importersOf(texts);
  const found = [...texts]
    .filter(([file, text]) => !usual.test(file) && text.trimEnd().split('\n').length < limit)
    .map(([file]) => ({ file, readers: importers.get(file) ?? [] }))
    .filter(({ file, readers: [reader, ...more] }) => {
      return reader && more.length === 0 && !reader.lazy && dirname(reader.from) === dirname(file);
    });
  const faults = found
    .filter(({ file }) => !(file in exceptions))
    .map(
      ({ file, readers }) => `${file}: shorter than ${limit} lines, move it into ${readers[0].from}, its only reader`,
    );
  const names = new Set(found.map(({ file }) => file));
  const stale = Object.keys(exceptions).filter((file) => textOf === read && !names.has(file));
  return {
    faults: [...faults, ...stale.map((file) => `${file}: needs no exception, remove it from the list`)],
    note: `${texts.size} files, ${Object.keys(exceptions).length} exceptions`,
  };
}

function isTest(file) {
  return /\.(test|spec)\.|(^|\/)tests\//.test(file);
}

/** The files that import each file, with `lazy` for one that only loads it by `import()`. */
function importersOf(texts) {
  const importers = new Map();
  for (const [from, text] of texts) {
    const imports = importsOf(from, text);
    for (const path of new Set(imports.map((one) => one.path))) {
      const lazy = imports.every((one) => one.path !== path || one.lazy);
      importers.set(path, [...(importers.get(path) ?? []), { from, lazy }]);
    }
  }
  return importers;
}

function importsOf(from, text) {
  const source = ts.createSourceFile(from, text, ts.ScriptTarget.Latest);
  const imports = [];
  const visit = (node) => {
    const lazy = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const name = lazy ? node.arguments[0] : (node.moduleSpecifier ?? node.argument?.literal);
    if (name && ts.isStringLiteralLike(name)) {
      for (const path of pathsOf(from, name.text)) imports.push({ path, lazy });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

/** The paths that a name can mean. The folders of a package beside `src` have the same kind of name. */
function pathsOf(from, name) {
  if (name.startsWith('.')) return [join(dirname(from), name)];
  const [own] = from.split('/');
  const [, other, path] = /^(?:@besesaka[/]([\w-]+)[/]|#)(.+)/.exec(name) ?? [];
  return path ? [`${other ?? own}/src/${path}`, `${other ?? own}/${path}`] : [];
}

import ts from 'typescript';
import { read, sources } from '#verify/sources.mjs';

const limit = 60;

/**
 * A function should be small enough to understand at a glance. An inner function counts for itself and for its outer
 * one.
 */
export function functions() {
  // A test may be longer, because it is a story with a beginning and an end.
  const files = sources().filter((file) => !/\.(test|spec)\./.test(file));
  const found = files.flatMap((file) => functionsOf(file, read(file)));
  const long = found.filter(({ lines }) => lines > limit);
  const faults = long.map(
    ({ file, line, name, lines }) => `${file}:${line}: ${name} has ${lines} lines, at most ${limit} are allowed`,
  );
  const longest = Math.max(...found.map(({ lines }) => lines));
  return { faults, note: `${found.length} functions, longest ${longest} lines` };
}

/** All functions, methods and arrow functions of a source, with their lengths. */
export function functionsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const first = lineOf(node.getStart(source));
      found.push({ file, line: first + 1, name: nameOf(node), lines: lineOf(node.end) - first + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf({ name, parent }) {
  return (name ?? parent?.name)?.getText() ?? 'an anonymous function';
}

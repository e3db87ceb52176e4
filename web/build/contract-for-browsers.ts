import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: Node & { name?: string };
  arguments?: Node[];
}

/** Leaves out the words of the contract: screens need its rules, and only the reference and GraphQL its descriptions. */
export function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/\/schema\/src\/.*\.ts$/.test(id) || !/\b(describe|resource)\(/.test(code)) return undefined;
      const program = this.parse(code, { lang: 'ts' }) as unknown as Node;
      return { code: withoutWords(code, program), map: null };
    },
  };
}

/** `describe(field, ...)` becomes `(field)`, and `resource(name, text, shape, ...)` becomes `resource('', '', shape)`. */
export function withoutWords(code: string, program: Node): string {
  // From the end to the start, so that the places before a cut stay where they are.
  return [...cuts(program)]
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), code);
}

interface Cut {
  from: number;
  to: number;
  by: string;
}

function* cuts(value: unknown): Generator<Cut> {
  if (Array.isArray(value)) for (const one of value) yield* cuts(one);
  if (!isNode(value)) return;
  const { callee, arguments: given = [], start, end } = value;
  const isField = callee?.name === 'describe';
  const used = isField ? given[0] : callee?.name === 'resource' ? given[2] : undefined;
  if (used) {
    yield { from: start, to: used.start, by: isField ? '(' : "resource('', ''," };
    yield { from: used.end, to: end - 1, by: '' };
  }
  yield* cuts(used ?? Object.values(value));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** A rule, or a group such as `@media` with rules of its own. */
interface Part {
  /** The text before the brace; for a statement such as `@layer a, b;`, all of it. */
  head: string;
  /** With its braces; empty for a statement. */
  body: string;
  /** Set for groups only. */
  inner?: Part[];
  /** The classes and elements that each selector requires. */
  needs: string[][];
}

const groups = /^@(media|supports|layer|container)\b/;

/**
 * Extracts the rules that the first paint of this HTML needs, so that it waits for no file. A rule is left out if it needs a
 * missing class or element, or a later state. The whole sheets are loaded at the first touch or key; `first` is in none of
 * them and comes before all.
 */
export function createCriticalStyles(first: string, sheets: readonly string[]): (html: string) => string {
  const parts = sheets.flatMap(parse).filter(isFirst);
  const readFirst = first.match(reads) ?? [];
  const cached = new Map<string, string>();
  return (html) => {
    // Pages of one kind share a few sets of rules.
    const names = [...new Set(html.match(marks))].sort();
    const key = names.join(' ');
    const styles = cached.get(key) ?? first + stylesFor(parts, namesIn([...names, ...readFirst]));
    if (cached.size < mostKnown) cached.set(key, styles);
    return styles;
  };
}

const marks = / class="[^"]*"|<[a-z][a-z0-9]*|var\(--[\w-]+/g;
const reads = /var\(--[\w-]+/g;
const mostKnown = 500;

function stylesFor(parts: Part[], names: Set<string>): string {
  const present = names.add('<html').add('<body');
  const rules = parts.map((part) => (isForOthers(part) ? '' : select(part, present))).join('');
  // Some variables are read by unread ones only.
  const read = withoutUnread(withoutUnread(rules.replace(motion, ''), present), present);
  const used = read.replace(empty, '');
  return parts.map((part) => (isForOthers(part) ? spokenOf(part, used) : '')).join('') + used;
}

const definition = /^@keyframes ([\w-]+)$/;
const properties = '@layer properties';

/** Not needed at first: print rules, toasts, and the inner parts of date, file and search inputs. */
function isFirst({ head }: Part): boolean {
  return !notFirst.test(head);
}

const notFirst =
  /^(@media print|\[data-sonner|(:placeholder-shown)?::(backdrop|file-selector|-webkit-(date|calendar|inner|outer|search)))/;

/** Has no effect by itself: rules refer to it by name. */
function isForOthers({ head }: Part): boolean {
  return head === properties || definition.test(head);
}

function spokenOf({ head, body }: Part, rules: string): string {
  const name = definition.exec(head)?.[1];
  if (name) return rules.includes(name) ? head + body : '';
  // Older browsers do not support `@property`.
  const [, condition, declared = ''] = /^\{(@supports [^{]*)\{[^{]*\{(--[^}]*)\}/.exec(body) ?? [];
  const spoken = declared.split(';').filter((one) => rules.includes(`var(${one.split(':')[0]}`));
  return spoken.length > 0 ? `${head}{${condition}{*,:before,:after{${spoken.join(';')}}}}` : `${head}{}`;
}

/** Transitions do not matter for the first paint. */
const motion = /transition-(?:property|duration|timing-function):[^;{}]*;?/g;

/** A rule without declarations. An empty layer stays, because its first mention decides its order. */
const empty = /(?<=[{};]|^)[^{}@;]+\{\}/g;

/** Removes variables that this page does not use. */
function withoutUnread(rules: string, present: ReadonlySet<string>): string {
  const read = new Set([...present, ...(rules.match(reads) ?? [])]);
  return rules.replace(/(--[\w-]+):[^;{}]*;?/g, (all, name) => (read.has(`var(${name}`) ? all : ''));
}

function select(part: Part, names: Set<string>): string {
  if (part.inner) {
    const inner = part.inner
      .filter(isFirst)
      .map((one) => select(one, names))
      .join('');
    // The first mention of a layer decides its order.
    return inner || part.head.startsWith('@layer') ? `${part.head}{${inner}}` : '';
  }
  const applies = part.needs.length === 0 || part.needs.some((all) => all.every((name) => names.has(name)));
  return applies ? part.head + part.body : '';
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Classes by their names, elements with their `<`, variables with their `var(`. */
function namesIn(marks: string[]): Set<string> {
  return new Set(
    marks.flatMap((mark) => {
      const [, classes] = / class="([^"]*)"/.exec(mark) ?? [];
      return classes?.replace(/&(\S+?);/g, (all, entity) => entities[entity] ?? all).split(' ') ?? mark;
    }),
  );
}

/** Parses a style sheet of our build: minified, valid, with comments only at the top. */
function parse(css: string): Part[] {
  const parts: Part[] = [];
  let position = 0;
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  while (position < text.length) {
    const end = next(text, position, /[{;]/);
    if (end === -1) break;
    const head = text.slice(position, end).trim();
    if (text[end] === ';') {
      parts.push({ head: `${head};`, body: '', needs: [] });
      position = end + 1;
      continue;
    }
    const close = closing(text, end);
    parts.push(partOf(head, text.slice(end, close + 1)));
    position = close + 1;
  }
  return parts;
}

function partOf(head: string, body: string): Part {
  if (groups.test(head)) return { head, body, needs: [], inner: parse(body.slice(1, -1)) };
  const needs = head.startsWith('@') ? [] : selectorsOf(head).map(neededBy);
  return { head, body, needs };
}

const later = /:(hover|active|focus|focus-within|focus-visible)\b/;

/** Selectors with `:hover` or `:active` never match at first. */
function neededBy(selector: string): string[] {
  const classes = classesIn(selector);
  if (classes.length > 0 && later.test(selector)) return ['never at first'];
  return [...classes, ...elementsIn(selector)];
}

/** Ignores brackets, which contain alternatives. */
function elementsIn(selector: string): string[] {
  const plain = selector.replace(/\\[0-9a-f]{1,6} ?|\\./g, '').replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '');
  return [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name = '']) => `<${name}`);
}

/** Ignores negations, which require nothing. */
function classesIn(selector: string): string[] {
  const plain = selector.replace(/:not\((?:\\.|[^()\\]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) =>
    unescaped(name),
  );
}

function unescaped(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6}) ?/g, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

/** Splits at the commas outside of brackets. */
function selectorsOf(head: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let position = 0; position < head.length; position += 1) {
    const sign = head[position];
    if (sign === '\\') position += 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      selectors.push(head.slice(start, position));
      start = position + 1;
    }
  }
  return [...selectors, head.slice(start)];
}

/** The index of the brace that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let position = open; position !== -1; position = next(text, position + 1, /[{}]/)) {
    depth += text[position] === '{' ? 1 : -1;
    if (depth === 0) return position;
  }
  return text.length;
}

/** The index of the next match that is not escaped and not within a string or `url()`. */
function next(text: string, from: number, pattern: RegExp): number {
  for (let position = from; position < text.length; position += 1) {
    const sign = text[position] ?? '';
    if (sign === '\\') position += 1;
    else if (sign === '"' || sign === "'") position = endOfString(text, position);
    else if (pattern.test(sign)) return position;
  }
  return -1;
}

function endOfString(text: string, from: number): number {
  for (let position = from + 1; position < text.length; position += 1) {
    if (text[position] === '\\') position += 1;
    else if (text[position] === text[from]) return position;
  }
  return text.length;
}

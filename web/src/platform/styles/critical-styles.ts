/** A rule, or a group such as `@media` with rules of its own. */
interface Part {
  /** What stands before the brace; of a statement such as `@layer a, b;` all of it. */
  head: string;
  /** With its braces; empty for a statement. */
  body: string;
  /** Only of groups. */
  inner?: Part[];
  /** The classes and elements that each of the rule's selectors needs. */
  needs: string[][];
}

const groups = /^@(media|supports|layer|container)\b/;

/**
 * The rules of these style sheets that a page of this HTML is first drawn with: it waits for no file. A rule is left out
 * where it needs a class or an element that the page does not have, or something that happens later: the whole sheet comes
 * at the first touch or key.
 */
export function createCriticalStyles(sheets: readonly string[]): (html: string) => string {
  const parts = sheets.flatMap(parse).filter(isFirst);
  const known = new Map<string, string>();
  return (html) => {
    // Pages of one kind are drawn with the same few sets of rules.
    const names = [...new Set([...classesOf(html), ...(html.match(elements) ?? []), ...(html.match(reads) ?? [])])];
    const key = names.sort().join(' ');
    const styles = known.get(key) ?? stylesFor(parts, new Set(names));
    if (known.size < mostKnown) known.set(key, styles);
    return styles;
  };
}

const elements = /<[a-z][a-z0-9]*/g;
const reads = /var\(--[\w-]+/g;
const mostKnown = 500;

function stylesFor(parts: Part[], names: Set<string>): string {
  const present = names.add('<html').add('<body');
  const rules = parts.map((part) => (isForOthers(part) ? '' : select(part, present))).join('');
  const used = withoutUnread(rules.replace(motion, ''), present);
  return parts.map((part) => (isForOthers(part) ? spokenOf(part, used) : '')).join('') + used;
}

const definition = /^@keyframes ([\w-]+)$/;
const properties = '@layer properties';

/**
 * Not at first: what plain colours say as well as `lab()`; paper; and the inner parts of fields for dates and files.
 */
function isFirst({ head }: Part): boolean {
  return !/^(@media print|@supports \(color:lab|::(backdrop|file-selector|-webkit-(date|calendar|inner|outer)))/.test(
    head,
  );
}

/** Says nothing by itself: rules speak of it by name. */
function isForOthers({ head }: Part): boolean {
  return head === properties || definition.test(head);
}

function spokenOf({ head, body }: Part, rules: string): string {
  const name = definition.exec(head)?.[1];
  if (name) return rules.includes(name) ? head + body : '';
  // Older browsers know no `@property`.
  const [, condition, declared = ''] = /^\{(@supports [^{]*)\{[^{]*\{(--[^}]*)\}/.exec(body) ?? [];
  const spoken = declared.split(';').filter((one) => rules.includes(`var(${one.split(':')[0]}`));
  return spoken.length > 0 ? `${head}{${condition}{*,:before,:after{${spoken.join(';')}}}}` : `${head}{}`;
}

/** How things change is no matter of the first picture. */
const motion = /transition-(?:property|duration|timing-function):[^;{}]*;?/g;

/** Variables that nothing of this page reads. */
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
    // The first mention of a layer decides its rank.
    return inner || part.head.startsWith('@layer') ? `${part.head}{${inner}}` : '';
  }
  const applies = part.needs.length === 0 || part.needs.some((all) => all.every((name) => names.has(name)));
  return applies ? part.head + part.body : '';
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of value.split(' '))
      classes.add(name.includes('&') ? name.replace(/&(\S+?);/g, (all, entity) => entities[entity] ?? all) : name);
  return classes;
}

/** The parts of a style sheet as our build writes it: small, valid, comments only at its top. */
function parse(css: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  while (at < text.length) {
    const end = next(text, at, /[{;]/);
    if (end === -1) break;
    const head = text.slice(at, end).trim();
    if (text[end] === ';') {
      parts.push({ head: `${head};`, body: '', needs: [] });
      at = end + 1;
      continue;
    }
    const close = closing(text, end);
    parts.push(partOf(head, text.slice(end, close + 1)));
    at = close + 1;
  }
  return parts;
}

function partOf(head: string, body: string): Part {
  if (groups.test(head)) return { head, body, needs: [], inner: parse(body.slice(1, -1)) };
  const needs = head.startsWith('@') ? [] : selectorsOf(head).map(neededBy);
  return { head, body, needs };
}

const later = /:(hover|active|focus|focus-within|focus-visible)\b/;

/** Of a class in a state that only a pointer or a key brings about, nothing is ever there at first. */
function neededBy(selector: string): string[] {
  const classes = classesIn(selector);
  if (classes.length > 0 && later.test(selector)) return ['never at first'];
  return [...classes, ...elementsIn(selector)];
}

/** Outside of brackets, in which alternatives stand. */
function elementsIn(selector: string): string[] {
  const asked = selector.replace(/\\[0-9a-f]{1,6} ?|\\./g, '').replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '');
  return [...asked.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name = '']) => `<${name}`);
}

/** What a negation names need not be there. */
function classesIn(selector: string): string[] {
  const asked = selector.replace(/:not\((?:\\.|[^()\\]|\([^()]*\))*\)/g, '');
  return [...asked.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) =>
    unescaped(name),
  );
}

function unescaped(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6}) ?/g, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

/** Splits at the commas that stand outside of brackets. */
function selectorsOf(head: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < head.length; at += 1) {
    const sign = head[at];
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      selectors.push(head.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, head.slice(start)];
}

/** The brace that ends what the brace at this place begins. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at !== -1; at = next(text, at + 1, /[{}]/)) {
    depth += text[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The next such sign that stands in no string, no bracket of an address, and is not escaped. */
function next(text: string, from: number, wanted: RegExp): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = endOfString(text, at);
    else if (wanted.test(sign)) return at;
  }
  return -1;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[from]) return at;
  }
  return text.length;
}

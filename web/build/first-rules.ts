import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/**
 * Moves the rules that concern every element from the style sheets to a file of their own, which the server writes into
 * each page. When such a rule arrives later, browsers style the whole page again.
 */
export function firstRules(): Plugin {
  return {
    name: 'first-rules',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const first = postcss.root();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const sheet = postcss.parse(String(file.source));
        moveFirst(sheet, first);
        file.source = sheet.toString();
      }
      this.emitFile({ type: 'asset', fileName: '.vite/first-rules.css', source: first.toString() });
    },
  };
}

const forAll = /^(\*|:before|:after|::backdrop|:host|(:root|:is|\[data-theme)[^\s>+~]*)$/;
const brackets = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** Conditions that do not hold in the browsers of the first paint. */
const never = /^(supports|media print|keyframes)/;

export function moveFirst(sheet: Root, first: Root): void {
  // The first mention of a layer decides its order.
  const layers = sheet.nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' ? [node.params] : []));
  if (layers.length > 0) first.append({ name: 'layer', params: [...new Set(layers)].join() });
  sheet.walkAtRules(/^(property|font-face)$/, (rule) => void first.append(rule));
  // They repeat colours that `rgb()` expresses as well.
  sheet.walkAtRules('supports', (rule) => void (rule.params.startsWith('(color:lab(') && rule.remove()));
  sheet.walkRules((rule) => {
    const groups = groupsOf(rule);
    if (!rule.selectors.every((selector) => forAll.test(selector.replace(brackets, '')))) return;
    if (groups.some(({ name, params }) => never.test(`${name} ${params}`))) return;
    first.append(groups.reduce<ChildNode>((inner, group) => group.clone({ nodes: [] }).append(inner), rule.clone()));
    rule.remove();
  });
}

/** The groups such as `@media` around a rule, from the inside. */
function groupsOf(rule: Rule): AtRule[] {
  const groups: AtRule[] = [];
  for (let group = rule.parent; group?.type === 'atrule'; group = group.parent as Rule['parent'])
    groups.push(group as AtRule);
  return groups;
}

import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { Plugin } from 'graphql-yoga';
import { limitRepeats } from './repeats.ts';

/** Set from our own largest operations with head-room; `tests/limits.test.ts` holds both sides. */
export const limits = {
  depth: 10,
  cost: 30_000,
  aliases: 20,
  tokens: 2_000,
  directives: 20,
  repeatedPairs: 10_000,
  bodyBytes: 100_000,
} as const;

export function armor(): Pick<Plugin, 'onParse' | 'onValidate'>[] {
  const silent = { exposeLimits: true } as const;
  const { plugins } = new EnvelopArmor({
    maxDepth: { n: limits.depth, flattenFragments: true, ...silent },
    costLimit: { maxCost: limits.cost, flattenFragments: true, ...silent },
    maxAliases: { n: limits.aliases, allowList: [], ...silent },
    maxTokens: { n: limits.tokens, ...silent },
    maxDirectives: { n: limits.directives, ...silent },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  // Armor's plugins are typed for Envelop's own context; they only ever hook into parsing and validation.
  const ofArmor = plugins as Pick<Plugin, 'onParse' | 'onValidate'>[];
  return [...ofArmor, limitRepeats(limits.repeatedPairs)];
}

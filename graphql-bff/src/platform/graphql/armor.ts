import { EnvelopArmor } from '@escape.tech/graphql-armor';
import { validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { checkSelectedFields } from '#platform/cost/selected-fields.ts';
import { limits } from '#platform/limits.ts';

/** What holds for every text that comes from outside, whichever way; registered documents were checked at the start. */
export function armor({ introspection }: { introspection: boolean }): Pick<Plugin, 'onParse' | 'onValidate'>[] {
  const silent = { exposeLimits: true } as const;
  const { plugins } = new EnvelopArmor({
    maxDepth: { n: limits.depth, flattenFragments: true, ...silent },
    // Ours multiplies by the lengths of lists, see `costOf`.
    costLimit: { enabled: false },
    maxAliases: { n: limits.aliases, allowList: [], ...silent },
    maxTokens: { n: limits.tokens, ...silent },
    maxDirectives: { n: limits.directives, ...silent },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  const selection: Pick<Plugin, 'onValidate'> = {
    onValidate({ setValidationFn }) {
      setValidationFn((schema, document, rules) => {
        const errors = checkSelectedFields(document);
        return errors.length > 0 ? errors : validate(schema, document, rules, { hideSuggestions: !introspection });
      });
    },
  };
  // Armor's plugins are typed for Envelop's own context; they only ever hook into parsing and validation.
  return [...(plugins as Pick<Plugin, 'onParse' | 'onValidate'>[]), selection];
}

import { parse, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { checkDocumentLimits } from '#platform/cost/document-limits.ts';
import { limits } from '#platform/cost/limits.ts';
import { checkSelectedFields } from '#platform/cost/selected-fields.ts';

/** The limits of every unregistered document, over HTTP and WebSocket. Registered ones are checked at start. */
export function armor({ introspection }: { introspection: boolean }): Pick<Plugin, 'onParse' | 'onValidate'> {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ setValidationFn }) {
      setValidationFn((schema, document, rules) => {
        const errors = [...checkDocumentLimits(document), ...checkSelectedFields(document)];
        return errors.length > 0 ? errors : validate(schema, document, rules, { hideSuggestions: !introspection });
      });
    },
  };
}

import { GraphQLError, parse, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { checkDocumentLimits, checkSelectedFields, tooLarge } from '#platform/cost/document-limits.ts';
import { limits } from '#platform/cost/limits.ts';

/** The limits of every unregistered document, over HTTP and WebSocket. Registered ones are checked at start. */
export function armor({ introspection }: { introspection: boolean }): Pick<Plugin, 'onParse' | 'onValidate'> {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseWithin);
    },
    onValidate({ setValidationFn }) {
      setValidationFn((schema, document, rules) => {
        const errors = [...checkDocumentLimits(document), ...checkSelectedFields(document)];
        return errors.length > 0 ? errors : validate(schema, document, rules, { hideSuggestions: !introspection });
      });
    },
  };
}

/** The parser stops at the limit with a syntax error, which a client would take for a mistake of its own. */
function parseWithin(...[source, options]: Parameters<typeof parse>): ReturnType<typeof parse> {
  try {
    return parse(source, { ...options, maxTokens: limits.tokens });
  } catch (error) {
    const isTooLong = error instanceof GraphQLError && error.message.includes(`${limits.tokens} tokens`);
    throw isTooLong ? tooLarge('tokens', limits.tokens) : error;
  }
}

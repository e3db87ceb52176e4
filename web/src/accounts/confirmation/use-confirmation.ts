import { texts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import { useSend } from '#ui/forms/use-send.ts';

const RequestEmailConfirmationMutation = graphql(`
  mutation RequestEmailConfirmation {
    result: requestEmailConfirmation {
      errors {
        ...Failure
      }
    }
  }
`);

/** Requests another mail with a link. Returns an error message, or null when it was sent. */
export function useRequestConfirmation(): () => Promise<string | null> {
  const { send } = useSend(RequestEmailConfirmationMutation, { failed: texts.somethingWrong });
  return async () => (await send({}))?.message ?? null;
}

import { useApolloClient } from '@apollo/client/react';
import type { ContactInput as Contract } from '@besesaka/schema/help/inputs.ts';
import { helpTexts as texts } from '@besesaka/schema/help/texts.ts';
import { type CamelKeys, enumName } from '@besesaka/schema/kernel/names.ts';
import { graphql } from '#gql/gql.ts';
import { type Failure, inFormNames, outcomeOf } from '#platform/network/failure.ts';
import { useToast } from '#ui/toasts/toast.tsx';

export const ContactMutation = graphql(`
  mutation Contact($input: ContactInput!) {
    result: contact(input: $input) {
      message
      number
      messageId
      errors {
        ...Failure
      }
    }
  }
`);

const about = 'contact';

/** The number and id that identify a sent message. Only logged-in users get the id, as a link. */
export interface Received {
  number: number;
  messageId: string | null;
}

/** Sends the message and shows the result. Resolves to the failure, or to null on success. */
export function useContact(
  onReceived: (received: Received) => void,
): (input: CamelKeys<Contract>) => Promise<Failure | null> {
  const client = useApolloClient();
  const toast = useToast();
  return async (input) => {
    const outcome = await outcomeOf(
      client.mutate({ mutation: ContactMutation, variables: contactVariables(input) }),
      'message',
      'number',
    );
    if ('done' in outcome) {
      toast.success({ about, title: texts.sent, text: outcome.done.message });
      onReceived(outcome.done);
      return null;
    }
    toast.error({ about, ...sendingError(outcome.failure) });
    return { ...outcome.failure, fields: contactComplaints(outcome.failure) };
  };
}

export function contactVariables({ inquiryType, message, ...words }: CamelKeys<Contract>) {
  return { input: { ...words, content: message, kind: enumName(inquiryType) } };
}

/** The form has the contract's names. */
export function contactComplaints({ fields }: Failure): Failure['fields'] {
  return inFormNames(fields, { content: 'message', kind: 'inquiryType' });
}

export function sendingError({ kind, message }: Failure): { title: string; text: string } {
  if (kind === 'no-response') return texts.connectionFailed;
  return message ? { ...texts.sendFailed, text: message } : texts.sendFailed;
}

/** The form's first error, as a toast. Empty fields come first. */
export function formError(errors: readonly string[]): { title: string; text: string } | null {
  const text = errors.find((error) => error === texts.fieldsRequired) ?? errors[0];
  if (text === undefined) return null;
  return text === texts.emailInvalid.text ? texts.emailInvalid : { title: texts.formErrorTitle, text };
}

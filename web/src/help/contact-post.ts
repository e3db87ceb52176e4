import { contactInput } from '@besesaka/schema/help/inputs.ts';
import { helpTexts as texts } from '@besesaka/schema/help/texts.ts';
import { type FormPost, refusedBy } from '#platform/forms/form-post.ts';
import { readInput } from '#platform/forms/input-resolver.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { ContactMutation, contactComplaints, contactVariables, formError, sendingError } from './use-contact.ts';

/** Handles the form without script. A notice shows what the toast would say. */
export const contactPost: FormPost = {
  path: '/contact',
  shownAgain: ['name', 'email', 'inquiryType', 'subject', 'message'],
  async carryOut({ fields }, mutate) {
    const read = readInput(contactInput, fields);
    if ('complaints' in read) {
      const fault = formError(read.complaints.map(({ message }) => message));
      return { complaints: read.complaints, message: null, ...(fault && { notice: { kind: 'error', ...fault } }) };
    }
    const outcome = await outcomeOf(mutate(ContactMutation, contactVariables(read.input)), 'message', 'number');
    if ('failure' in outcome) {
      const refused = refusedBy({ ...outcome.failure, fields: contactComplaints(outcome.failure) });
      return { ...refused, notice: { kind: 'error', ...sendingError(outcome.failure) } };
    }
    const { message, number } = outcome.done;
    return {
      to: '/contact',
      notice: { kind: 'success', title: texts.sent, text: `${message} ${texts.messageNumber(number)}` },
    };
  },
};

import { inquiryTypes } from '@besesaka/schema/help/limits.ts';
import { contact } from '@besesaka/schema/help/operations.ts';
import { contactAnswer } from '@besesaka/schema/help/resources.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { descriptionOf, type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';

export const InquiryKind = enumOf('InquiryKind', 'Subject area of a contact message.', inquiryTypes);

const names = { message: 'content' } as const;

interface Contact extends InputOf<typeof contact.body.schema, 'inquiry_type', typeof names> {
  kind: (typeof inquiryTypes)[number];
}

const ContactInput = builder.inputRef<Contact>('ContactInput').implement({
  description: 'A contact message to Besesaka.',
  fields: (t) => ({
    ...inputFields(t, contact.body, { without: ['inquiry_type'], names }),
    kind: t.field({ type: InquiryKind, required: true, description: 'Subject area of the message.' }),
  }),
});

mutation('contact', {
  restCalls: [contact],
  description: 'Sends a contact message to Besesaka.',
  input: { type: ContactInput, description: 'The message.' },
  payload: {
    message: { type: 'String', ...descriptionOf(contactAnswer, 'message') },
    messageId: { type: 'ID', ...descriptionOf(contactAnswer, 'message_id') },
    number: { type: 'Int', ...descriptionOf(contactAnswer, 'number') },
  },
  resolve: async ({ kind, content: message, ...words }, ctx) => {
    const body = { ...toContract(words), message, inquiry_type: kind };
    const answer = await inFieldsOf({ ...names, inquiryType: 'kind' }, ctx.rest.call(contact, { body }));
    return { ...answer, messageId: answer.message_id };
  },
});

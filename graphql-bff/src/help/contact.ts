import { inquiryTypes } from '@besesaka/schema/help/limits.ts';
import { contact } from '@besesaka/schema/help/operations.ts';
import { contactAnswer } from '@besesaka/schema/help/resources.ts';
import type { z } from 'zod';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { type InputOf, inputFields, passedThrough, toContract } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';

export const InquiryKind = enumOf('InquiryKind', 'Subject area of a contact message.', inquiryTypes);

interface Contact extends InputOf<typeof contact.body.schema, 'inquiry_type'> {
  kind: (typeof inquiryTypes)[number];
}

const ContactInput = builder.inputRef<Contact>('ContactInput').implement({
  description: 'A contact message to Besesaka.',
  fields: (t) => ({
    ...inputFields(t, contact.body, { without: ['inquiry_type'] }),
    kind: t.field({ type: InquiryKind, required: true, description: 'Subject area of the message.' }),
  }),
});

const MessageReceived = builder.objectRef<z.infer<typeof contactAnswer>>('MessageReceived').implement({
  description: 'Confirmation of a contact message.',
  fields: (t) => passedThrough(t, contactAnswer),
});

builder.mutationField('contact', (t) =>
  t.field({
    type: MessageReceived,
    extensions: asks(contact),
    description: 'Sends a contact message to Besesaka.',
    args: { input: t.arg({ type: ContactInput, required: true, description: 'The message.' }) },
    errors: failsAs('ContactResult', 'Confirmation, or an error.'),
    resolve: (_root, { input: { kind, ...words } }, ctx) => {
      const body = { ...toContract(words), inquiry_type: kind };
      return inFieldsOf({ inquiryType: 'kind' }, ctx.rest.call(contact, { body }));
    },
  }),
);

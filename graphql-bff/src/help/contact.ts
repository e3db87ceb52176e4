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

export const InquiryKind = enumOf(
  'InquiryKind',
  'What a message to those who run the marketplace is about.',
  inquiryTypes,
);

interface Contact extends InputOf<typeof contact.body.schema, 'inquiry_type'> {
  kind: (typeof inquiryTypes)[number];
}

const ContactInput = builder.inputRef<Contact>('ContactInput').implement({
  description: 'A message to those who run the marketplace.',
  fields: (t) => ({
    ...inputFields(t, contact.body, { without: ['inquiry_type'] }),
    kind: t.field({ type: InquiryKind, required: true, description: 'What it is about.' }),
  }),
});

const MessageReceived = builder.objectRef<z.infer<typeof contactAnswer>>('MessageReceived').implement({
  description: 'A message has come to those who run the marketplace.',
  fields: (t) => passedThrough(t, contactAnswer),
});

builder.mutationField('contact', (t) =>
  t.field({
    type: MessageReceived,
    extensions: asks(contact),
    description: 'Writes to those who run the marketplace.',
    args: { input: t.arg({ type: ContactInput, required: true, description: 'The message.' }) },
    errors: failsAs('ContactResult', 'The message has come, or why not.'),
    resolve: (_root, { input: { kind, ...words } }, ctx) => {
      const body = { ...toContract(words), inquiry_type: kind };
      return inFieldsOf({ inquiryType: 'kind' }, ctx.rest.call(contact, { body }));
    },
  }),
);

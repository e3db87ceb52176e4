import { z } from 'zod';
import { verificationStates } from '#accounts/limits.ts';
import { personSession, suspension } from '#accounts/resources.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { listWords, queryReference } from '#kernel/reference/words.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { caseRow } from './cases.ts';
import { peopleLimits as limits, personStates } from './limits.ts';

const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

export const peopleQuery = listQuery(limits.perPage).extend({
  q: optional(z.string().max(limits.wordsMax).trim()),
  state: optional(z.enum(personStates)),
});

export const personRow = thing('PersonRow', 'Somebody who has an account, as a search shows them.', {
  id: told(z.uuid(), 'Never changes', examples.buyer),
  full_name: told(z.string(), 'As they gave it', 'Afua Boatemaa Darko'),
  email: told(z.string(), 'In lower case', 'buyer@besesaka.test'),
  telephone_number: told(z.string(), 'As they gave it', '0547955140'),
  shop_name: told(z.string().nullable(), 'Of their shop; null for somebody who does not sell', null),
  state: told(z.enum(personStates), 'How they stand: leaving is who asked to be deleted', 'active'),
  date_joined: told(z.iso.datetime(), 'When the account was made', '2026-05-06T03:20:00.000Z'),
});
export type PersonRow = z.infer<typeof personRow>;

export const personList = thing('PersonList', 'A page of people.', cursorListAnswer(personRow).shape);

export const personRecord = thing('PersonRecord', 'What we hold of somebody; that an admin read it is on record.', {
  ...personRow.shape,
  role: told(z.enum(['person', 'admin']), 'What they may do', 'person'),
  is_seller: told(z.boolean(), 'Whether they have a shop', false),
  email_confirmed: told(z.boolean(), 'Whether mail to their address reaches them', true),
  shop_slug: told(z.string().nullable(), "Their shop's part of addresses", null),
  verification: told(z.enum(verificationStates).nullable(), 'How far the check of the seller has come', null),
  suspension: told(suspension.nullable(), 'What keeps them from trading for now', null),
  sessions: told(z.array(personSession), 'Where they are logged in, used last first'),
  reports: told(z.array(caseRow), `What was reported about them, the newest ${limits.reportsMax}`),
});
export type PersonRecord = z.infer<typeof personRecord>;

export const peopleReference = [
  queryReference(peopleQuery, {
    ...listWords(limits.perPage),
    q: ['Part of a name, e-mail address, telephone number or name of a shop', 'Darko'],
    state: ['Only those who stand so', 'suspended'],
  }),
];

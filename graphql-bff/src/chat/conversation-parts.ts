import type { Conversation } from '@besesaka/schema/chat/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { withoutSize } from '#platform/graphql/from-contract.ts';

export const ChatPartner = builder.objectRef<Conversation['partner']>('ChatPartner').implement({
  description: 'The other user of a conversation.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the user, for the `presence` subscription.' }),
    name: t.exposeString('name', { description: 'Name of the shop for a buyer, name of the buyer for a seller.' }),
    picturePath: t.exposeString('picture', {
      nullable: true,
      description: withoutSize("Path of the shop's logo"),
    }),
  }),
});

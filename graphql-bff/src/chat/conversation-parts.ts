import type { Conversation } from '@besesaka/schema/chat/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { withoutSize } from '#platform/graphql/from-contract.ts';

export const ChatPartner = builder.objectRef<Conversation['partner']>('ChatPartner').implement({
  description: 'The other person of a conversation.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the account, as `presence` takes it.' }),
    name: t.exposeString('name', { description: 'What the person or the shop is called.' }),
    picturePath: t.exposeString('picture', {
      nullable: true,
      description: withoutSize("Address of the shop's logo"),
    }),
  }),
});

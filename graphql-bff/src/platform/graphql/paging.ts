import { builder } from './builder.ts';

export interface PageInfoValue {
  startCursor: string | null;
  endCursor: string | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export const PageInfo = builder.objectRef<PageInfoValue>('PageInfo').implement({
  description: 'Whether and where a list goes on.',
  fields: (t) => ({
    startCursor: t.exposeString('startCursor', { nullable: true, description: 'Cursor of the first item here.' }),
    endCursor: t.exposeString('endCursor', { nullable: true, description: 'Cursor of the last item here.' }),
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether there is more behind the last item.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', { description: 'Whether there is more before the first.' }),
  }),
});

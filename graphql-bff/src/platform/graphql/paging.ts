import { pageLimits } from '@besesaka/schema/kernel/lists/page-limits.ts';
import { builder } from './builder.ts';
import { ValidationError } from './errors.ts';

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

/** How many of a list are asked for at once, under the name of the argument that says so. */
export function checkSize(name: 'first' | 'last', size: number, most: number = pageLimits.maxPageSize): void {
  if (size >= 1 && size <= most) return;
  throw new ValidationError(`\`${name}\` must be 1 to ${most}.`, { [name]: [`Must be 1 to ${most}`] });
}

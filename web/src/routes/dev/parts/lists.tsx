import { Badge } from '#ui/display/badge.tsx';
import { FilterChips } from '#ui/lists/filter-chips.tsx';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { PageLinks } from '#ui/lists/page-links.tsx';
import { Group, Wide } from './specimen.tsx';

export function Lists() {
  return (
    <Group title="Lists">
      <FilterChips filters={[{ label: 'In Stock', withoutPath: '/dev/ui' }]} allPath="/dev/ui" />
      <Wide>
        <LinkList>
          <LinkRow to="/dev/ui" name="A row" badge={<Badge tone="gold">New</Badge>} text="What it leads to" />
          <LinkRow to="/dev/ui" name="Another row" text="What it leads to" aside="₵350" />
        </LinkList>
        <PageLinks page={4} pageCount={12} pathOf={(page) => `/dev/ui?page=${page}`} />
        {(['ready', 'busy', 'failed'] as const).map((state) => (
          <ListEnd
            key={state}
            list={{ hasMore: true, state, more: () => {}, end: { current: null } }}
            failed="We could not load more."
          />
        ))}
      </Wide>
    </Group>
  );
}

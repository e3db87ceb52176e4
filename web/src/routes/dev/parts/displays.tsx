import { payWords } from '@besesaka/schema/orders/pay-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Breadcrumbs } from '#ui/display/breadcrumbs.tsx';
import { Card } from '#ui/display/card.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { KenteBand } from '#ui/display/kente-band.tsx';
import { inThousands, LineChart } from '#ui/display/line-chart.tsx';
import { Logo, Mark } from '#ui/display/mark.tsx';
import { PayPromise } from '#ui/display/pay-promise.tsx';
import { Price } from '#ui/display/price.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { UnreadBadge } from '#ui/display/unread-badge.tsx';
import { Group, Wide } from './specimen.tsx';

export function Displays() {
  return (
    <>
      <Signs />
      <Group title="States">
        <Wide>
          <EmptyState heading="No products found" text="Try fewer filters or other words." level={3} />
          <ErrorState text="Failed to load products. Please try again." onRetry={() => {}} />
          <Skeleton className="h-11 w-full" />
        </Wide>
      </Group>
      <Group title="Blocks">
        <Wide>
          <KenteBand />
          <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'Products' }]} />
          <Card className="p-4">A card</Card>
          <Disclosure heading="How do I pay?" level={3} open>
            <p>You agree with the seller.</p>
          </Disclosure>
          <LineChart caption="Revenue" columns={['Month', 'Revenue']} values={months} tickText={inThousands} />
        </Wide>
      </Group>
    </>
  );
}

function Signs() {
  return (
    <Group title="Signs">
      <Logo />
      <Mark className="size-8 text-brand" />
      {(['neutral', 'brand', 'gold', 'act', 'clay', 'dark'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Stars value="4.4" />
      <Price amount="350.00" compareAt="420.00" className="text-lg" />
      <span className="relative size-8">
        <UnreadBadge count={12} />
      </span>
      <PayPromise text={payWords(true).promise} />
    </Group>
  );
}

const months = [3200, 5100, 4300, 6800].map((value, n) => ({
  label: `M${n + 1}`,
  name: `Month ${n + 1}`,
  value,
  text: `₵${value}`,
}));

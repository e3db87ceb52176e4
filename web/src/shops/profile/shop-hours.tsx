import { takesNoOrders } from '@besesaka/schema/shops/closed-text.ts';
import CalendarOff from 'lucide-react/icons/calendar-off';
import Clock from 'lucide-react/icons/clock';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { nextHour, useNow } from '#ui/hooks/use-now.ts';
import { closureText, todayText } from './week.ts';

const ShopHoursFragment = graphql(`
  fragment ShopHours_shop on Shop {
    openingHours {
      day
      opens
      closes
    }
    closedFrom
    closedUntil
    takesOrders
  }
`);

interface Props {
  shop: FragmentType<typeof ShopHoursFragment>;
}

/** A notice that the shop is closed, or will be soon. */
export function Closure(props: Props) {
  const { closedFrom, closedUntil, takesOrders } = readFragment(ShopHoursFragment, props.shop);
  const now = useNow(nextHour);
  const closure = takesOrders ? closureText(closedFrom, closedUntil, now) : takesNoOrders;
  if (!closure) return null;
  return (
    <p role="note" className="flex w-fit items-start gap-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <CalendarOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {closure}
    </p>
  );
}

/** Today's opening hours, with the whole week behind a tap. */
export function ShopHours(props: Props) {
  const { openingHours } = readFragment(ShopHoursFragment, props.shop);
  const today = todayText(openingHours, useNow(nextHour));
  if (!today) return null;
  return (
    <details className="text-muted text-sm">
      <summary className="-my-2 flex min-h-11 w-fit cursor-pointer items-center gap-1.5">
        <Clock aria-hidden="true" className="size-4 shrink-0" />
        {today} <span className="underline underline-offset-4">Opening hours</span>
      </summary>
      <dl className="grid w-fit grid-cols-2 gap-x-6 gap-y-1 pb-2">
        {openingHours.map(({ day, opens, closes }) => (
          <div key={day} className="contents">
            <dt className="first-letter:uppercase">{day.toLowerCase()}</dt>
            <dd className="tabular-nums">
              {opens} – {closes}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

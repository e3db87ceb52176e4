import Clock from 'lucide-react/icons/clock';
import { Card } from '#ui/display/card.tsx';
import { nextHour, useNow } from '#ui/hooks/use-now.ts';
import { closureText, dayLabel, type OpenDay, todayText } from './week.ts';

interface Props {
  days: readonly OpenDay[];
  /** The first and the last day closed, or empty. */
  from: string;
  until: string;
}

/** The hours as the shop's page will show them. */
export function HoursPreview({ days, from, until }: Props) {
  const now = useNow(nextHour);
  const closure = closureText(from, until, now);
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="text-lg">As buyers see it</h2>
      <p className="flex items-center gap-2">
        <Clock aria-hidden="true" className="size-4 shrink-0 text-muted" />
        {todayText(days, now) || 'No opening hours yet'}
      </p>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-muted text-sm empty:hidden">
        {days.map(({ day, opens, closes }) => (
          <div key={day} className="contents">
            <dt>{dayLabel(day)}</dt>
            <dd className="tabular-nums">
              {opens} – {closes}
            </dd>
          </div>
        ))}
      </dl>
      <p className="rounded-md bg-sunken px-3 py-2 text-sm empty:hidden">{closure}</p>
    </Card>
  );
}

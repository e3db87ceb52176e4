import type { WeekDay } from '@besesaka/schema/shops/limits.ts';
import Copy from 'lucide-react/icons/copy';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { dayLabel } from './week.ts';

export interface Day {
  isOpen: boolean;
  opens: string;
  closes: string;
}

interface Props {
  day: WeekDay;
  isToday: boolean;
  value: Day;
  fault: string | undefined;
  onChange: (value: Day) => void;
  /** Gives its times to all open days. Null if they have them. */
  onCopy: (() => void) | null;
}

/** A day of the week: one line, and on a phone a second one for the times. */
export function DayRow({ day, isToday, value, fault, onChange, onCopy }: Props) {
  const label = dayLabel(day);
  const time = (part: 'opens' | 'closes') => (
    <Input
      type="time"
      aria-label={`${label} ${part}`}
      aria-invalid={fault ? true : undefined}
      value={value[part]}
      onChange={({ target }) => onChange({ ...value, [part]: target.value })}
      className="h-11! px-3 sm:w-36! max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
    />
  );
  return (
    <div className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line border-t py-0.5 first-of-type:border-t-0 sm:grid-cols-[13rem_minmax(0,1fr)_2.75rem]">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is a control. */}
      <label className="flex min-h-11 cursor-pointer select-none items-center gap-3">
        <Switch
          aria-label={label}
          checked={value.isOpen}
          onChange={({ target }) => onChange({ ...value, isOpen: target.checked })}
        />
        <span className={value.isOpen ? 'font-medium' : 'text-muted'}>{label}</span>
        {isToday && <Badge tone="brand">Today</Badge>}
      </label>
      {value.isOpen ? (
        <div className="col-span-full flex items-center gap-2 pb-1.5 max-sm:order-1 sm:col-span-1 sm:pb-0">
          {time('opens')}
          <span aria-hidden="true">–</span>
          {time('closes')}
        </div>
      ) : (
        <span className="text-muted text-sm max-sm:text-right">Closed</span>
      )}
      {value.isOpen && onCopy && (
        <IconButton label={`Use ${label}’s times for all open days`} onClick={onCopy} className="text-muted!">
          <Copy aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      <p role="alert" className="order-2 col-span-full pb-1 text-clay text-sm empty:hidden">
        {fault}
      </p>
    </div>
  );
}

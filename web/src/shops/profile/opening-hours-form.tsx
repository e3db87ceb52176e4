import { type OpeningHoursInput, openingHoursInput } from '@besesaka/schema/shops/inputs.ts';
import { type WeekDay, weekDay } from '@besesaka/schema/shops/limits.ts';
import { type FormEvent, useState } from 'react';
import { mergeTyped, staleNotice } from '#platform/forms/stale-edit.ts';
import { useFormDraft } from '#platform/forms/use-form-draft.ts';
import type { OwnShop } from '#shops/applications/own-shop-query.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { useChangeShop } from './use-change-shop.ts';
import { dayLabel } from './week.ts';

interface Day {
  isOpen: boolean;
  opens: string;
  closes: string;
}

type Hours = Record<WeekDay, Day> & { closedFrom: string; closedUntil: string };

type Faults = Readonly<Record<string, string>>;

interface Props {
  shop: OwnShop;
  onChanged: () => void;
}

/** The shop's weekly hours and its closing dates, saved together. */
export function OpeningHoursForm(props: Props) {
  const { state, change, faults, failure, isBusy, isChanged, submit } = useOpeningHours(props);
  const { attach } = useFormDraft('opening-hours');
  return (
    <form
      ref={attach}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <FormAlert message={failure} />
      <fieldset>
        <legend className="mb-2 font-medium text-sm">Open on</legend>
        {weekDay.values.every((day) => !state[day].isOpen) && (
          <Button tone="secondary" size="small" className="mb-2" onClick={() => change(usualWeek)}>
            Monday to Saturday, 8 to 6
          </Button>
        )}
        {weekDay.values.map((day) => (
          <DayRow
            key={day}
            day={day}
            value={state[day]}
            fault={faults[day]}
            onChange={(value) => change({ [day]: value })}
          />
        ))}
      </fieldset>
      <fieldset className="grid items-start gap-5 sm:grid-cols-2">
        <legend className="mb-2 font-medium text-sm">Away, for holidays or stock-taking</legend>
        <Field label="Closed from" error={faults.closedFrom}>
          <Input
            type="date"
            name="closedFrom"
            value={state.closedFrom}
            onChange={({ target }) => change({ closedFrom: target.value })}
          />
        </Field>
        <Field label="Closed until" hint="The last day closed. Your shop page shows it." error={faults.closedUntil}>
          <Input
            type="date"
            name="closedUntil"
            value={state.closedUntil}
            onChange={({ target }) => change({ closedUntil: target.value })}
          />
        </Field>
      </fieldset>
      <SubmitButton missing={[]} isUnchanged={!isChanged} busy={isBusy}>
        Update opening hours
      </SubmitButton>
    </form>
  );
}

/** The hours as the seller fills them in, and their saving. */
function useOpeningHours({ shop, onChanged }: Props) {
  const { setHours } = useChangeShop();
  // The hours as the form last loaded them; after a stale edit a reload replaces them.
  const [seen, setSeen] = useState(() => ({ version: shop.hoursVersion, hours: hoursOf(shop) }));
  const [state, setState] = useState(seen.hours);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isChanged = JSON.stringify(state) !== JSON.stringify(seen.hours);
  const change = (part: Partial<typeof state>) => setState({ ...state, ...part });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = inputOf(state);
    const { error, data } = openingHoursInput.safeParse(input);
    setFaults(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [nameOf(path, input), message])));
    if (!data) return;
    setBusy(true);
    setFailure(null);
    const refusal = await setHours({ ...data, hours_version: seen.version });
    setBusy(false);
    if (!refusal) return onChanged();
    if (refusal.now) return takeStale(refusal.now);
    const [complaint] = refusal.fields;
    if (complaint && /^closed(From|Until)$/.test(complaint.field)) setFaults({ [complaint.field]: complaint.message });
    else setFailure(refusal.message);
  }

  function takeStale(now: OwnShop) {
    const hours = hoursOf(now);
    setState(mergeTyped({ base: seen.hours, mine: state, theirs: hours }));
    setSeen({ version: now.hoursVersion, hours });
    setFailure(staleNotice(seen.hours, hours, fieldLabel));
  }

  return { state, change, faults, failure, isBusy, isChanged, submit };
}

const fieldLabel = (name: string) =>
  weekDay.values.some((day) => day === name)
    ? dayLabel(name as WeekDay)
    : name === 'closedFrom'
      ? 'Closed from'
      : 'Closed until';

interface DayRowProps {
  day: WeekDay;
  value: Day;
  fault: string | undefined;
  onChange: (value: Day) => void;
}

function DayRow({ day, value, fault, onChange }: DayRowProps) {
  const label = dayLabel(day);
  const time = (part: 'opens' | 'closes') => (
    <span className="w-24 sm:w-33">
      <Input
        type="time"
        aria-label={`${label} ${part}`}
        aria-invalid={fault ? true : undefined}
        value={value[part]}
        onChange={({ target }) => onChange({ ...value, [part]: target.value })}
        className="max-sm:px-1.5 sm:px-2 [&::-webkit-calendar-picker-indicator]:m-0 max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
      />
    </span>
  );
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-1.5 border-line border-t py-0.5 sm:gap-x-4">
      <div className="w-17 sm:w-36">
        <Checkbox
          label={
            <>
              <span className="max-sm:hidden">{label}</span>
              <span className="sm:hidden">{label.slice(0, 3)}</span>
            </>
          }
          aria-label={label}
          checked={value.isOpen}
          onChange={({ target }) => onChange({ ...value, isOpen: target.checked })}
        />
      </div>
      {value.isOpen ? (
        <div className="flex items-center gap-1 sm:gap-1.5">
          {time('opens')}
          <span aria-hidden="true">–</span>
          {time('closes')}
        </div>
      ) : (
        <span className="text-muted text-sm">Closed</span>
      )}
      <p role="alert" className="w-full text-clay text-sm empty:hidden">
        {fault}
      </p>
    </div>
  );
}

const open: Day = { isOpen: true, opens: '08:00', closes: '18:00' };
const usualWeek = { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: open };

function hoursOf(shop: OwnShop): Hours {
  const dayOf = (name: WeekDay): Day => {
    const hours = shop.openingHours.find(({ day }) => day.toLowerCase() === name);
    return hours ? { isOpen: true, opens: hours.opens, closes: hours.closes } : { ...open, isOpen: false };
  };
  return {
    monday: dayOf('monday'),
    tuesday: dayOf('tuesday'),
    wednesday: dayOf('wednesday'),
    thursday: dayOf('thursday'),
    friday: dayOf('friday'),
    saturday: dayOf('saturday'),
    sunday: dayOf('sunday'),
    closedFrom: shop.closedFrom ?? '',
    closedUntil: shop.closedUntil ?? '',
  };
}

function inputOf({ closedFrom, closedUntil, ...days }: Hours): OpeningHoursInput {
  const opening_hours = weekDay.values.flatMap((day) => {
    const { isOpen, opens, closes } = days[day];
    return isOpen ? [{ day, opens, closes }] : [];
  });
  return { opening_hours, closed_from: closedFrom || null, closed_until: closedUntil || null };
}

/** The field of an error: the day, or one of the two dates. */
function nameOf([first, index]: readonly PropertyKey[], input: OpeningHoursInput): string {
  if (first === 'opening_hours') return input.opening_hours[Number(index)]?.day ?? '';
  return first === 'closed_from' ? 'closedFrom' : 'closedUntil';
}

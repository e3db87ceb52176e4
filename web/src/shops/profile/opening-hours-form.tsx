import { type OpeningHoursInput, openingHoursInput } from '@besesaka/schema/shops/inputs.ts';
import { type WeekDay, weekDay } from '@besesaka/schema/shops/limits.ts';
import { type FormEvent, useState } from 'react';
import { mergeTyped, staleNotice } from '#platform/forms/stale-edit.ts';
import { useFormDraft } from '#platform/forms/use-form-draft.ts';
import type { OwnShop } from '#shops/applications/own-shop-query.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { SideColumn, withSideColumn } from '#ui/forms/side-column.tsx';
import { nextHour, useNow } from '#ui/hooks/use-now.ts';
import { type Day, DayRow } from './day-row.tsx';
import { HoursPreview } from './hours-preview.tsx';
import { useChangeShop } from './use-change-shop.ts';
import { dayAt, dayLabel } from './week.ts';

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
    <form ref={attach} method="post" noValidate onSubmit={(event) => void submit(event)} className={withSideColumn}>
      <div className="flex min-w-0 flex-col gap-5">
        <FormAlert message={failure} />
        <Card className="px-4 pt-4 pb-1 sm:px-6">
          <WeekFields state={state} faults={faults} onChange={change} />
        </Card>
        <Card className="p-5 sm:p-6">
          <AwayFields state={state} faults={faults} onChange={change} />
        </Card>
      </div>
      <SideColumn>
        <HoursPreview days={inputOf(state).opening_hours} from={state.closedFrom} until={state.closedUntil} />
        <div data-phone-bar="" className="save-bar">
          <SubmitButton wide missing={[]} isUnchanged={!isChanged} busy={isBusy}>
            Update opening hours
          </SubmitButton>
        </div>
      </SideColumn>
    </form>
  );
}

interface PartProps {
  state: Hours;
  faults: Faults;
  onChange: (part: Partial<Hours>) => void;
}

function WeekFields({ state, faults, onChange }: PartProps) {
  const today = dayAt(useNow(nextHour));
  const openDays = weekDay.values.filter((day) => state[day].isOpen);
  const copy = ({ opens, closes }: Day) =>
    onChange(Object.fromEntries(openDays.map((day) => [day, { isOpen: true, opens, closes }])));
  return (
    <fieldset>
      <legend className="sr-only">Open on</legend>
      {openDays.length === 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-3 rounded-md bg-sunken p-4">
          <p className="min-w-0 flex-1 basis-48 text-sm">Start with the usual week, and change what is different.</p>
          <Button size="small" onClick={() => onChange(usualWeek)}>
            Monday to Saturday, 8 to 6
          </Button>
        </div>
      )}
      {weekDay.values.map((day) => (
        <DayRow
          key={day}
          day={day}
          isToday={day === today}
          value={state[day]}
          fault={faults[day]}
          onChange={(value) => onChange({ [day]: value })}
          onCopy={openDays.some((other) => !sameTimes(state[other], state[day])) ? () => copy(state[day]) : null}
        />
      ))}
    </fieldset>
  );
}

const sameTimes = (a: Day, b: Day) => a.opens === b.opens && a.closes === b.closes;

function AwayFields({ state, faults, onChange }: PartProps) {
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-lg">Away, for holidays or stock-taking</legend>
      <Field label="Closed from" error={faults.closedFrom}>
        <Input
          type="date"
          name="closedFrom"
          value={state.closedFrom}
          onChange={({ target }) => onChange({ closedFrom: target.value })}
        />
      </Field>
      <Field label="Closed until" hint="The last day closed. Your shop page shows it." error={faults.closedUntil}>
        <Input
          type="date"
          name="closedUntil"
          value={state.closedUntil}
          onChange={({ target }) => onChange({ closedUntil: target.value })}
        />
      </Field>
    </fieldset>
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

import { parseRegion, type Region, regionLabel, regions } from '@besesaka/schema/kernel/regions.ts';
import X from 'lucide-react/icons/x';
import { newId } from '#platform/device/new-id.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Input } from '#ui/controls/input.tsx';
import { RegionSelect } from '#ui/controls/region-select.tsx';

export interface RateRow {
  key: string;
  region: Region | '';
  fee: string;
  min: string;
  max: string;
}

interface Props {
  rows: readonly RateRow[];
  /** By the place of the row, `rates.0`, or `rates` for all. */
  faults: Readonly<Record<string, string>>;
  onChange: (rows: RateRow[]) => void;
}

/** Fees and days by region. A row fits a narrow phone: the region above, the numbers below it. */
export function RateTable({ rows, faults, onChange }: Props) {
  const free = regions.filter((region) => !rows.some((row) => row.region === region));
  const last = rows.at(-1);
  const withValues = (region: Region | '') => ({ fee: '', min: '1', max: '2', ...last, key: newId(), region });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium text-sm">Fee and days by region</legend>
      {rows.map((row, n) => (
        <Row
          key={row.key}
          row={row}
          number={n + 1}
          fault={faults[`rates.${n}`]}
          canRemove={rows.length > 1}
          onChange={(changed) => onChange(rows.map((one) => (one.key === row.key ? changed : one)))}
          onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      <p role="alert" className="text-clay text-sm empty:hidden">
        {faults.rates}
      </p>
      {free.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" size="small" onClick={() => onChange([...rows, withValues('')])}>
            Add a region
          </Button>
          {last?.region && last.fee && (
            <Button tone="quiet" size="small" onClick={() => onChange([...rows, ...free.map(withValues)])}>
              All other regions like {regionLabel(last.region)}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

interface RowProps {
  row: RateRow;
  number: number;
  fault: string | undefined;
  canRemove: boolean;
  onChange: (row: RateRow) => void;
  onRemove: () => void;
}

function Row({ row, number, fault, canRemove, onChange, onRemove }: RowProps) {
  const name = row.region ? regionLabel(row.region) : `region ${number}`;
  const days = (part: 'min' | 'max', label: string) => (
    <Input
      type="number"
      inputMode="numeric"
      min={0}
      aria-label={`${label} days to ${name}`}
      value={row[part]}
      onChange={({ target }) => onChange({ ...row, [part]: target.value })}
      className="px-2"
    />
  );
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-3">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <RegionSelect
            aria-label={`Region ${number}`}
            autoComplete="off"
            value={row.region}
            onChange={({ target }) => onChange({ ...row, region: parseRegion(target.value) ?? '' })}
          />
        </div>
        {canRemove && (
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_4rem_auto_4rem_auto] items-center gap-2 text-sm">
        <Input
          inputMode="decimal"
          placeholder="₵"
          aria-label={`Fee to ${name} in cedis`}
          value={row.fee}
          onChange={({ target }) => onChange({ ...row, fee: target.value })}
        />
        {days('min', 'Fewest')}
        <span aria-hidden="true">–</span>
        {days('max', 'Most')}
        <span aria-hidden="true">days</span>
      </div>
      <p role="alert" className="text-clay text-sm empty:hidden">
        {fault}
      </p>
    </div>
  );
}

import { variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { MoreActions } from '#ui/dialogs/more-actions.tsx';
import { classNames } from '#ui/display/class-names.ts';
import {
  type Column,
  filledDown,
  type Grid,
  type GridRow,
  typedColumns,
  type VariantProduct,
  withCell,
} from './grid.ts';
import { cellName } from './use-save-variants.ts';

interface Props {
  grid: Grid;
  images: VariantProduct['images'];
  faults: ReadonlyMap<string, string>;
  onChange: (grid: Grid) => void;
}

const labels: Record<Column, string> = { price: 'Price (₵)', compareAt: 'Old price (₵)', stock: 'Stock', sku: 'SKU' };

/** A phone shows the rest of a row when its button is pressed. */
const columnsStyle =
  'grid grid-cols-[minmax(0,1fr)_5rem_3.5rem_2.75rem] gap-x-2 gap-y-3 lg:gap-3 lg:grid-cols-[7.5rem_repeat(3,minmax(0,1fr))_minmax(0,1.5fr)_7rem]';

const isBehind = (column: Column) => column === 'compareAt' || column === 'sku';

/**
 * One row for each variant. Enter and the arrow keys go up and down within a column, and Ctrl+D fills
 * the column below with the cell.
 */
export function VariantRows({ grid, images, faults, onChange }: Props) {
  const fill = (place: number, column: Column) => {
    if (column !== 'sku') onChange(filledDown(grid, place, column));
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-semibold text-lg">Variants</legend>
      {grid.rows.length > 1 && <FillDown onFill={(column) => fill(0, column)} />}
      <div aria-hidden="true" className={classNames(columnsStyle, 'text-muted text-sm')}>
        <span className="ps-8">
          <span className="max-lg:hidden">Offered</span>
        </span>
        {typedColumns.map((column) => (
          <span key={column} className={isBehind(column) ? 'max-lg:hidden' : undefined}>
            {labels[column]}
          </span>
        ))}
        <span className="max-lg:hidden">Picture</span>
      </div>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {grid.rows.map((row, place) => (
          <VariantRow
            key={variantLabel([...row.values])}
            row={row}
            place={place}
            images={images}
            faults={faults}
            onChange={(part) => onChange(withCell(grid, place, part))}
            onKeyDown={(event, column) => moveByKey(event, { place, column, fill })}
          />
        ))}
      </ul>
    </fieldset>
  );
}

function FillDown({ onFill }: { onFill: (column: Column) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:-mt-12 max-sm:self-end">
      <span className="text-muted text-sm max-sm:hidden">Copy the first row to all:</span>
      <MoreActions label="Copy the first row to all">
        {typedColumns.map(
          (column) =>
            column !== 'sku' && (
              <Button key={column} tone="secondary" size="small" onClick={() => onFill(column)}>
                <ArrowDownToLine aria-hidden="true" className="size-4" />
                {labels[column].replace(' (₵)', '')}
                <span className="sm:hidden"> of the first to all</span>
              </Button>
            ),
        )}
      </MoreActions>
    </div>
  );
}

interface RowProps {
  row: GridRow;
  place: number;
  images: VariantProduct['images'];
  faults: ReadonlyMap<string, string>;
  onChange: (part: Partial<GridRow>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, column: Column) => void;
}

function VariantRow({ row, place, images, faults, onChange, onKeyDown }: RowProps) {
  const label = variantLabel([...row.values]) || 'The product';
  const [isOpen, setOpen] = useState(false);
  const isFaulty = typedColumns.some((column) => isBehind(column) && faults.has(cellName(place, column)));
  const behind = classNames('max-lg:col-span-2', !isOpen && !isFaulty && 'max-lg:hidden');
  const cells = typedColumns.map((column) => (
    <Cell
      key={column}
      label={labels[column]}
      of={label}
      column={column}
      place={place}
      value={row[column]}
      disabled={!row.isActive}
      error={faults.get(cellName(place, column))}
      onChange={(value) => onChange({ [column]: value })}
      className={isBehind(column) ? behind : undefined}
      onKeyDown={(event) => onKeyDown(event, column)}
    />
  ));
  return (
    <li className="py-3">
      <div className={columnsStyle}>
        <div className="self-center">
          <Checkbox
            checked={row.isActive}
            onChange={({ target }) => onChange({ isActive: target.checked })}
            label={
              <span className="break-words font-medium max-sm:text-sm">
                <span className="sr-only">Offer </span>
                {label}
              </span>
            }
          />
        </div>
        {cells.slice(0, 2)}
        <IconButton
          label={`More about ${label}`}
          aria-expanded={isOpen || isFaulty}
          onClick={() => setOpen(!isOpen)}
          className="lg:hidden"
        >
          <ChevronDown aria-hidden="true" className={classNames('size-5', (isOpen || isFaulty) && 'rotate-180')} />
        </IconButton>
        {cells.slice(2)}
        <div className={classNames('flex flex-col gap-1', behind)}>
          <PictureSelect row={row} label={label} images={images} onChange={onChange} />
        </div>
      </div>
      {faults.get(cellName(place, 'values')) && (
        <p className="mt-1 text-clay text-sm">{faults.get(cellName(place, 'values'))}</p>
      )}
    </li>
  );
}

type PictureProps = Pick<RowProps, 'row' | 'images' | 'onChange'> & { label: string };

function PictureSelect({ row, label, images, onChange }: PictureProps) {
  return (
    <>
      <span aria-hidden="true" className="text-muted text-xs lg:sr-only">
        Picture
      </span>
      <Select
        aria-label={`Picture of ${label}`}
        value={row.imageId}
        disabled={!row.isActive}
        onChange={({ target }) => onChange({ imageId: target.value })}
      >
        <option value="">None</option>
        {images.map(({ id }, index) => (
          <option key={id} value={id}>
            Picture {index + 1}
          </option>
        ))}
      </Select>
    </>
  );
}

interface CellProps {
  label: string;
  of: string;
  column: Column;
  place: number;
  value: string;
  disabled: boolean;
  className: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function Cell({ label, of, column, place, value, disabled, className, error, onChange, onKeyDown }: CellProps) {
  const id = useId();
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={isBehind(column) ? 'text-muted text-xs lg:sr-only' : 'sr-only'}>
        {label}
        <span className="sr-only"> of {of}</span>
      </label>
      <Input
        id={id}
        className="max-lg:px-2"
        data-cell={cellName(place, column)}
        inputMode={inputModes[column]}
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {error && (
        <p id={`${id}-error`} className="text-clay text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

const inputModes = { price: 'decimal', compareAt: 'decimal', stock: 'numeric', sku: 'text' } as const;

interface From {
  place: number;
  column: Column;
  fill: (place: number, column: Column) => void;
}

function moveByKey(event: KeyboardEvent<HTMLInputElement>, { place, column, fill }: From): void {
  if ((event.ctrlKey || event.metaKey) && event.key === 'd') {
    event.preventDefault();
    fill(place, column);
    return;
  }
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const cells = [...document.querySelectorAll<HTMLInputElement>(`[data-cell$=".${column}"]:enabled`)];
  const next = cells[cells.indexOf(event.currentTarget) + by];
  next?.focus();
  next?.select();
}

import { regionLabel, regions } from '@besesaka/schema/kernel/regions.ts';
import type { ComponentProps } from 'react';
import { Select } from './select.tsx';

interface RegionSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** The label of the empty choice. */
  none?: string;
}

/** Offers the sixteen regions under their familiar names. */
export function RegionSelect({ none = 'Select a region', ...props }: RegionSelectProps) {
  return (
    <Select autoComplete="address-level1" {...props}>
      <option value="">{none}</option>
      {regions.map((region) => (
        <option key={region} value={region}>
          {regionLabel(region)}
        </option>
      ))}
    </Select>
  );
}

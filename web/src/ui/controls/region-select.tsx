import { regionLabel, regions } from '@besesaka/schema/kernel/regions.ts';
import type { ComponentProps } from 'react';
import { Select } from './select.tsx';

interface RegionSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** What stands for no region. */
  none?: string;
}

/** One of the sixteen regions, by the names people know them by. */
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

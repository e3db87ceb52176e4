import { regionLabel, regions } from '@besesaka/schema/kernel/regions.ts';
import type { ComponentProps } from 'react';
import { Select } from './select.tsx';

/** One of the sixteen regions, by the names people know them by. */
export function RegionSelect(props: Omit<ComponentProps<'select'>, 'children'>) {
  return (
    <Select autoComplete="address-level1" {...props}>
      <option value="">Select a region</option>
      {regions.map((region) => (
        <option key={region} value={region}>
          {regionLabel(region)}
        </option>
      ))}
    </Select>
  );
}

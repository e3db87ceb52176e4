import { type EnumName, enumName } from './names.ts';
import { choice, type ValueOf } from './reference/choice.ts';

/** The 16 regions as the forms send them; "Brong Ahafo" is today's Bono. */
export const ghanaRegion = choice('Region', 'One of the 16 regions of Ghana.', {
  'Greater Accra': 'Greater Accra',
  Ashanti: 'Ashanti',
  Western: 'Western',
  Central: 'Central',
  Eastern: 'Eastern',
  Volta: 'Volta',
  Northern: 'Northern',
  'Upper East': 'Upper East',
  'Upper West': 'Upper West',
  'Brong Ahafo': 'Bono (Brong Ahafo)',
  Savannah: 'Savannah',
  'Bono East': 'Bono East',
  Ahafo: 'Ahafo',
  'Western North': 'Western North',
  'North East': 'North East',
  Oti: 'Oti',
});
export const regions = ghanaRegion.values;
export type Region = ValueOf<typeof ghanaRegion>;

/** The name of the GraphQL enum value, such as GREATER_ACCRA. */
export type RegionName = EnumName<Region>;

export function regionOf(name: RegionName | null | undefined): Region | undefined {
  return name ? regions.find((region) => enumName(region) === name) : undefined;
}

export function regionLabel(region: string): string {
  const found = regions.find((one) => one === region);
  return found ? ghanaRegion.labels[found] : region;
}

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

/** Null for other texts: forms and tables hold an empty text until a region is selected. */
export function parseRegion(value: unknown): Region | null {
  return regions.find((region) => region === value) ?? null;
}

export function regionLabel(region: string): string {
  const known = parseRegion(region);
  return known ? ghanaRegion.labels[known] : region;
}

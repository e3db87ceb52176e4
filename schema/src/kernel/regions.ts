import { enumName } from './names.ts';
import { choice, type ValueOf } from './reference/choice.ts';

/** The values are those that the forms send; "Brong Ahafo" is today's Bono. */
export const region = choice('Region', 'One of the 16 regions of Ghana.', {
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
export const regions = region.values;
export type Region = ValueOf<typeof region>;

type Upper<Text extends string> = Text extends `${infer Head} ${infer Rest}`
  ? `${Uppercase<Head>}_${Upper<Rest>}`
  : Uppercase<Text>;

/** The name of the GraphQL enum value, such as GREATER_ACCRA. */
export type RegionName = Upper<Region>;

export function regionName(value: Region): RegionName {
  // `RegionName` applies the same rule at the type level.
  return enumName(value) as RegionName;
}

export function regionOf(name: RegionName | null | undefined): Region | undefined {
  return name ? regions.find((value) => regionName(value) === name) : undefined;
}

/** A text that is no region is its own label. */
export function regionLabel(text: string): string {
  const found = regions.find((value) => value === text);
  return found ? region.labels[found] : text;
}

import { enumName } from './names.ts';

/** The 16 regions as the forms send them; "Brong Ahafo" is today's Bono. */
export const regions = [
  'Greater Accra',
  'Ashanti',
  'Western',
  'Central',
  'Eastern',
  'Volta',
  'Northern',
  'Upper East',
  'Upper West',
  'Brong Ahafo',
  'Savannah',
  'Bono East',
  'Ahafo',
  'Western North',
  'North East',
  'Oti',
] as const;

export type Region = (typeof regions)[number];

type Upper<Text extends string> = Text extends `${infer Head} ${infer Rest}`
  ? `${Uppercase<Head>}_${Upper<Rest>}`
  : Uppercase<Text>;

/** The name of the GraphQL enum value, such as GREATER_ACCRA. */
export type RegionName = Upper<Region>;

export function regionName(region: Region): RegionName {
  // `RegionName` applies the same rule at the type level.
  return enumName(region) as RegionName;
}

export function regionOf(name: RegionName | null | undefined): Region | undefined {
  return name ? regions.find((region) => regionName(region) === name) : undefined;
}

export function regionLabel(region: string): string {
  return region === 'Brong Ahafo' ? 'Bono (Brong Ahafo)' : region;
}

import { enumName } from './names.ts';

/** The sixteen regions as the forms send them; "Brong Ahafo" is today's Bono. */
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

/** As GraphQL's enumeration spells it, such as GREATER_ACCRA. */
export type RegionName = Upper<Region>;

export function regionName(region: Region): RegionName {
  // The type spells by the same rule.
  return enumName(region) as RegionName;
}

export function regionOf(name: RegionName | null | undefined): Region | undefined {
  return name ? regions.find((region) => regionName(region) === name) : undefined;
}

export function regionLabel(region: string): string {
  return region === 'Brong Ahafo' ? 'Bono (Brong Ahafo)' : region;
}

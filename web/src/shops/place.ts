import { type RegionName, regionLabel, regionOf } from '@besesaka/schema/kernel/regions.ts';

/** "Kumasi, Ashanti". A town with the same name as its region appears once. */
export function place(city: string, name: RegionName | null | undefined): string {
  const region = regionOf(name) ?? '';
  return city === region ? regionLabel(region) : [city, regionLabel(region)].filter(Boolean).join(', ');
}

import { regionLabel } from '@besesaka/schema/kernel/regions.ts';

/** "Kumasi, Ashanti"; a town named as its region is said once. */
export function place(city: string, region: string): string {
  return city === region ? regionLabel(region) : [city, regionLabel(region)].filter(Boolean).join(', ');
}

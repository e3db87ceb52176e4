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

export function regionLabel(region: string): string {
  return region === 'Brong Ahafo' ? 'Bono (Brong Ahafo)' : region;
}

import type { OpenDay as OpenDayValue } from '@besesaka/schema/shops/inputs.ts';
import { openDay } from '@besesaka/schema/shops/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';

export const WeekDay = builder.enumType('WeekDay', {
  description: 'Weekday.',
  values: {
    FRIDAY: { value: 'friday', description: 'Friday.' },
    MONDAY: { value: 'monday', description: 'Monday.' },
    SATURDAY: { value: 'saturday', description: 'Saturday.' },
    SUNDAY: { value: 'sunday', description: 'Sunday.' },
    THURSDAY: { value: 'thursday', description: 'Thursday.' },
    TUESDAY: { value: 'tuesday', description: 'Tuesday.' },
    WEDNESDAY: { value: 'wednesday', description: 'Wednesday.' },
  } as const,
});

export const OpenDay = builder.objectRef<OpenDayValue>('OpenDay').implement({
  description: "Opening hours of one weekday, in Ghana's time zone.",
  fields: (t) => ({
    ...passedThrough(t, openDay),
    day: t.expose('day', { type: WeekDay, description: 'Weekday.' }),
  }),
});

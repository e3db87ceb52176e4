import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { Badge } from '#ui/display/badge.tsx';

interface Props {
  durationDays: number;
  isPopular: boolean;
  /** The longest period costs least per day. */
  isLongest: boolean;
}

/** The name of a period to pay for, with its badges. */
export function PeriodName({ durationDays, isPopular, isLongest }: Props) {
  return (
    <>
      {durationLabel(durationDays)}
      {isPopular && <Badge tone="brand">Popular</Badge>}
      {isLongest && <Badge tone="gold">Best Value</Badge>}
    </>
  );
}

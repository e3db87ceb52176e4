import type { ReactNode } from 'react';
import { useLowData } from '#platform/device/low-data.tsx';
import { classNames } from '#ui/display/class-names.ts';

interface Props {
  /** The icon of a main category. A category without one has no picture. */
  icon: string;
  className: string;
  /** In place of the picture, also with little data. */
  instead?: ReactNode;
}

/** Goods of the category, cut out (`studio/`). */
export function CategoryPicture({ icon, className, instead }: Props) {
  const { lowData } = useLowData();
  if (lowData || icon === 'tag') return instead;
  return (
    <img
      src={`/kinds/${icon}.webp`}
      alt=""
      width="64"
      height="64"
      loading="lazy"
      decoding="async"
      className={classNames('shrink-0 object-contain', className)}
    />
  );
}

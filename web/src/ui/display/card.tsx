import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Cards have a hairline; only floating elements have a shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('rounded-lg border border-line bg-surface', className)} {...rest} />;
}

import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A surface with a hairline; shadows are for what floats. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('rounded-lg border border-line bg-surface', className)} {...rest} />;
}

import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Its name for programs. */
  code?: string;
}

export function Checkbox({ label, code, ...rest }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer select-none items-center gap-3 text-base">
      <input type="checkbox" className="size-5" {...rest} />
      {code ? (
        <span className="py-1">
          {label}
          <code className="block text-muted text-xs">{code}</code>
        </span>
      ) : (
        label
      )}
    </label>
  );
}

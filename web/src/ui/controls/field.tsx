import { createContext, type ReactNode, use, useId } from 'react';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

/** The attributes that an input takes from its Field: its id, its description and whether it is wrong. */
export function useField(): FieldIds | null {
  return use(FieldContext);
}

interface FieldProps {
  label: ReactNode;
  isOptional?: boolean | undefined;
  children: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** Content to the right of the label, such as a counter or a link. */
  aside?: ReactNode;
}

/** Label, input, hint and error, connected for screen readers. */
export function Field({ label, isOptional, children, error, hint, aside }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
          {isOptional && <span className="font-normal text-muted"> (optional)</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {hint && (
        <div id={hintId} className="text-muted text-sm">
          {hint}
        </div>
      )}
      <p id={errorId} role="alert" className="text-clay text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}

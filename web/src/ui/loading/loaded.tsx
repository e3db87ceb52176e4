import type { ReactNode } from 'react';
import { ErrorState } from '#ui/display/error-state.tsx';

/** What `useQuery` returns. */
export interface Query {
  data?: unknown;
  error?: Error | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Part> {
  query: Query;
  /** The part of the query's data that is shown. */
  data: Part | null | undefined;
  /** The final shape, in grey. */
  skeleton: ReactNode;
  /** What a screen reader says while it loads; null if the skeleton says it. */
  label?: string | null;
  /** What the failure says. */
  failed: string;
  /** The label of the failure's button. */
  retry?: string;
  /** The failure is the whole screen, so its text is the heading. */
  wholeScreen?: boolean;
  /** Shown when the server has no such data. Without it, that is a failure. */
  missing?: ReactNode;
  children: (data: Part) => ReactNode;
}

/**
 * How every screen shows its data: a skeleton, a failure with Retry, or the content, which stays while it is fetched again.
 * It has no state, so the server draws the same.
 */
export function Loaded<Part>({ query, data, skeleton, label, missing, children, ...failure }: LoadedProps<Part>) {
  const { error, loading, refetch } = query;
  if (data !== null && data !== undefined) return children(data);
  const isAnswered = query.data !== undefined && !error;
  if (loading || !(error || isAnswered)) return <Loading label={label}>{skeleton}</Loading>;
  if (isAnswered && missing !== undefined) return missing;
  const { failed, ...rest } = failure;
  return <ErrorState {...rest} text={failed} onRetry={() => void refetch().catch(() => {})} />;
}

interface LoadingProps {
  /** What a screen reader says. */
  label?: string | null | undefined;
  /** The skeleton. */
  children: ReactNode;
}

/** Announces a skeleton once, instead of each of its blocks. */
export function Loading({ label = 'Loading', children }: LoadingProps) {
  return (
    <div role="status">
      {label && <span className="sr-only">{label}</span>}
      {children}
    </div>
  );
}

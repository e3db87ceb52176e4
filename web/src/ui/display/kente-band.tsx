import { useId } from 'react';

/**
 * A decorative strip in the rhythm of kente: steps of gold, green and clay. Black is lighter in the dark theme, so that its pieces show.
 */
export function KenteBand({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={`block h-3 w-full ${className}`}>
      <pattern id={id} width="96" height="12" patternUnits="userSpaceOnUse">
        <rect width="96" height="12" fill="#0f5c43" />
        <path d="M0 0h24v12H0z" fill="#f2b13c" />
        <path d="M6 0h12v3H6zM9 3h6v3H9zM6 9h12v3H6zM9 6h6v3H9z" fill="#c44b2b" />
        <path d="M24 0h6v12h-6zM66 0h6v12h-6z" fill="var(--kente-black)" />
        <path d="M36 0h3v12h-3zM57 0h3v12h-3z" fill="#f2b13c" />
        <path d="M42 3h12v6H42z" fill="#f2b13c" />
        <path d="M45 4.5h6v3h-6z" fill="#c44b2b" />
        <path d="M72 0h24v12H72z" fill="#c44b2b" />
        <path d="M72 0l12 6-12 6zM96 0L84 6l12 6z" fill="#f2b13c" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Somebody writes. */
export function TypingDots({ name }: { name: string }) {
  return (
    <div className="px-3 pt-3 sm:px-5">
      <p className="inline-flex h-10 items-center gap-1.5 rounded-lg rounded-bl-sm bg-surface px-4 ring-1 ring-line ring-inset">
        <span className="sr-only">{name} is typing</span>
        {[0, 150, 300].map((delay) => (
          <span
            key={delay}
            aria-hidden="true"
            className="size-2 animate-bounce rounded-full bg-muted"
            style={{ animationDelay: `${delay}ms` }}
          />
        ))}
      </p>
    </div>
  );
}

/** Sellers write in lines and paragraphs; both are kept. */
export function Description({ text }: { text: string }) {
  return (
    <section aria-labelledby="description-title">
      <h2 id="description-title" className="mb-2 text-xl">
        Description
      </h2>
      <p className="max-w-prose whitespace-pre-line break-words">{text}</p>
    </section>
  );
}

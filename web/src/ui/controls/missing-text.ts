/** A control that prevents a form from being sent. */
export interface MissingField {
  label: string;
  isEmpty: boolean;
}

/** Lists what a form still needs: empty fields by label, then invalid ones, then the given sentences. */
export function missingText(fields: readonly MissingField[], sentences: readonly string[]): string {
  const labels = (isEmpty: boolean) =>
    fields.filter((field) => field.label && field.isEmpty === isEmpty).map(({ label }) => label);
  const [empty, wrong] = [labels(true), labels(false)];
  return [
    ...(empty.length > 0 ? [`Still missing: ${empty.join(', ')}.`] : []),
    ...(wrong.length > 0 ? [`Please check: ${wrong.join(', ')}.`] : []),
    ...sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)),
  ].join(' ');
}

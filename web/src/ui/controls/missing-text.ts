/** A control of a form that keeps it from being sent. */
export interface MissingField {
  label: string;
  isEmpty: boolean;
}

/** What a form still needs: the empty fields by their labels, then those that are wrong, then what has a sentence of its own. */
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

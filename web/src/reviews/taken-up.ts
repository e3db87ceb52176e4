/** A draft as it was kept: fields that the form does not know, or of another kind, stay out of it. */
export function takenUp<Draft extends object>(empty: Draft, kept: Readonly<Record<string, unknown>> = {}): Draft {
  const fits = Object.entries(empty).filter(([name, value]) => typeof kept[name] === typeof value);
  return { ...empty, ...Object.fromEntries(fits.map(([name]) => [name, kept[name]])) };
}

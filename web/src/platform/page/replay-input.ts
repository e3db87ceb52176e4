import { sliceAttribute } from './slice-attribute.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * React does not notice text that was typed before it hydrated a field: it takes the text for the field's initial value.
 * So this dispatches the input again, as if it was typed now.
 */
export function replayInput(part: Element): void {
  for (const field of part.querySelectorAll<Field>('input, textarea'))
    if (isTyped(field) && field.closest(`[${sliceAttribute}]`) === part) replay(field);
}

const typed = ['text', 'search', 'email', 'tel', 'password', 'number', 'url', 'textarea'];

const isTyped = (field: Field) => typed.includes(field.type) && field.value !== field.defaultValue;

function replay(field: Field): void {
  const text = field.value;
  const caret = document.activeElement === field ? [field.selectionStart, field.selectionEnd] : null;
  // React tracks assignments by scripts. The prototype's setter bypasses the tracking, as typing does.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret && field.selectionStart !== null) field.setSelectionRange(caret[0] ?? null, caret[1] ?? null);
}

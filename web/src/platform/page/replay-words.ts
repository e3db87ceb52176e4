import { sliceAttribute } from './slice-attribute.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Words that were typed before React took over a field stand there, and React knows nothing of them: it takes what it finds
 * for the field's own. So it is given the words once more, as if they were typed just now.
 */
export function replayWords(part: Element): void {
  for (const field of part.querySelectorAll<Field>('input, textarea'))
    if (isTyped(field) && field.closest(`[${sliceAttribute}]`) === part) replay(field);
}

const typed = ['text', 'search', 'email', 'tel', 'password', 'number', 'url', 'textarea'];

const isTyped = (field: Field) => typed.includes(field.type) && field.value !== field.defaultValue;

function replay(field: Field): void {
  const words = field.value;
  const caret = document.activeElement === field ? [field.selectionStart, field.selectionEnd] : null;
  // React notes what a script assigns; the setter of the class itself goes past it, as typing does.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret && field.selectionStart !== null) field.setSelectionRange(caret[0] ?? null, caret[1] ?? null);
}

import { useEffect, useRef, useState } from 'react';

export interface Missing {
  /** The names of the controls that are empty or invalid. */
  missing: readonly string[];
  /** By control name: a sentence to use where the control's label is not enough. */
  sentences?: Readonly<Record<string, string>> | undefined;
  /** The form is complete, but nothing has changed yet. */
  isUnchanged?: boolean | undefined;
  /** Why the form cannot be sent although it is complete, as a sentence. */
  blocked?: string | false | undefined;
}

function isIncomplete({ missing, isUnchanged, blocked }: Missing): boolean {
  return missing.length > 0 || Boolean(isUnchanged || blocked);
}

/** A field was left, or the button pressed. */
const touches = ['focusout', 'click'];

/** The part of a form's button: it is off while the form is incomplete, and leads to the first missing field. */
export const blockedBy = (form: Missing, shownBy: string) => ({
  blocked: isIncomplete(form) && { shownBy },
  onBlocked: goToMissing(form.missing),
});

function goToMissing(missing: readonly string[]) {
  if (missing.length === 0) return undefined;
  return ({ currentTarget: { form } }: { currentTarget: HTMLButtonElement }) => {
    const first = [...(form?.elements ?? [])].find((control) => isOneOf(missing, control));
    const closed = first?.closest('details');
    if (closed) closed.open = true;
    if (first instanceof HTMLElement) first.focus();
  };
}

/** Says why the button of the form is off, but not to who has only just arrived. */
export function MissingLine({ id, missing, sentences = {}, isUnchanged, blocked }: Missing & { id: string }) {
  const line = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState('');
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const form = line.current?.form;
    const touch = () => setTouched(true);
    for (const event of touches) form?.addEventListener(event, touch);
    return () => {
      for (const event of touches) form?.removeEventListener(event, touch);
    };
  }, []);
  useEffect(() => {
    const form = line.current?.form;
    if (!form || !isTouched) return;
    const inOrder = [...form.elements].flatMap((control) => (isOneOf(missing, control) ? [control] : []));
    const unnamed = missing.filter((name) => !sentences[name]);
    const texts = missing.flatMap((name) => sentences[name] ?? []);
    const named = missingText(describe(inOrder.filter((control) => unnamed.includes(control.name))), texts);
    setText(named || (missing.length > 0 ? 'Please complete the form.' : ''));
  });
  const reason = blocked || (isUnchanged && 'Nothing has changed yet.');
  return (
    <>
      <button
        ref={line}
        id={text ? id : undefined}
        type="button"
        onClick={goToMissing(missing)}
        className={
          text ? 'min-h-11 min-w-0 text-start text-muted text-sm underline-offset-4 hover:underline' : 'hidden'
        }
      >
        {text}
      </button>
      {!text && reason && (
        <p id={id} className="text-muted text-sm">
          {reason}
        </p>
      )}
    </>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

function isOneOf(names: readonly string[], control: Element): control is Control {
  const { name, type } = control as Control;
  return Boolean(name) && type !== 'hidden' && names.includes(name);
}

/** Controls with the same name count once. */
function describe(controls: readonly Control[]): MissingField[] {
  const first = controls.filter((control, n) => controls.findIndex(({ name }) => name === control.name) === n);
  return first.map((control) => ({ label: labelOf(control), isEmpty: isEmpty(control) }));
}

function labelOf(control: Control): string {
  const group = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : null;
  const text = (group ?? control.labels?.[0])?.textContent ?? control.getAttribute('aria-label') ?? '';
  return text.replace(/\s*\*$/, '').trim();
}

const isEmpty = (control: Control) => control.type === 'radio' || control.value.trim() === '';

/** A control that prevents a form from being sent. */
interface MissingField {
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

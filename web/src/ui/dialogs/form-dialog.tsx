import { Dialog } from '@base-ui/react/dialog';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { InputFormContext, type InputFormParts } from '#platform/forms/form-fields.ts';
import { type Draft, useFormDraft } from '#platform/forms/use-form-draft.ts';
import { Button, type ButtonTone } from '#ui/controls/button.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { blockedBy, type Missing, MissingLine } from '#ui/controls/missing-line.tsx';
import { useConfirm, useConfirmAhead } from './confirm.tsx';
import { DialogRoot } from './dialog-root.tsx';
import { LayerPopup } from './layer-popup.tsx';

/** The form of `useInputForm`, which gives what is missing, the failure, the sending and the draft; or what stores a form by hand. */
type Form = { of: InputFormParts; draft?: never } | { of?: never; draft: Draft };

type FormDialogProps = Form & DialogProps;

interface DialogProps extends Partial<Missing> {
  title: string;
  text?: ReactNode;
  /** The label of the button that sends the form. */
  submit: string;
  /** The label of the button that cancels. */
  leave?: string;
  tone?: ButtonTone;
  busy?: boolean;
  /** Closing keeps what was typed, so it needs no question. */
  losesNothing?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that gets the focus when the dialog closes; by default the one that had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  onSubmit?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The error of a field that is left would move the button away from the finger. */
const stayInField = (event: MouseEvent) => event.preventDefault();

/**
 * A short form over the page: a bottom sheet on a phone, centred on a desktop. It stays open while the form is sent.
 */
export function FormDialog(props: FormDialogProps) {
  const { of, title, text, submit, tone, initialFocus, finalFocus, onSubmit, onClose, children } = props;
  const { busy = of?.isSending ?? false, missing = of?.missing ?? [], sentences, isUnchanged, blocked } = props;
  const form = { missing, sentences, isUnchanged, blocked };
  const reasonId = useId();
  const { attach, forget } = useFormDraft(props.draft ?? { none: 'useInputForm stores it' });
  const discard = () => {
    forget();
    of?.forgetDraft();
    onClose();
  };
  const typed = useRef(false);
  const [triedToLeave, setTriedToLeave] = useState(false);
  const confirm = useConfirm();
  useConfirmAhead();
  /** Closing the dialog other than by its button asks before it discards typed text. */
  const leave = async () => {
    if (busy) return setTriedToLeave(true);
    const losesText = !props.losesNothing && (typed.current || of?.hasDraft());
    if (!losesText || (await confirm(leaveQuestion))) discard();
  };
  return (
    <DialogRoot onClose={leave}>
      <LayerPopup initialFocus={initialFocus} finalFocus={finalFocus}>
        <form
          ref={attach}
          onSubmit={(event) => {
            keepToThisForm(event);
            onSubmit?.();
            of?.submit(event);
          }}
          onInput={(event) => {
            typed.current = isTyped(event);
          }}
          noValidate
          className="flex flex-col gap-4"
        >
          <Dialog.Title className="break-words text-lg">{title}</Dialog.Title>
          {text && <Dialog.Description className="break-words text-muted">{text}</Dialog.Description>}
          <Fields of={of}>{children}</Fields>
          <p role="status" className="text-muted text-sm empty:hidden">
            {busy && triedToLeave && 'Sending. Please wait.'}
          </p>
          <MissingLine id={reasonId} {...form} />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button tone="quiet" onMouseDown={stayInField} onClick={discard} waits={busy}>
              {props.leave ?? 'Cancel'}
            </Button>
            <Button type="submit" tone={tone} busy={busy} {...blockedBy(form, reasonId)}>
              {submit}
            </Button>
          </div>
        </form>
      </LayerPopup>
    </DialogRoot>
  );
}

function Fields({ of, children }: Pick<FormDialogProps, 'of' | 'children'>) {
  const begin = of?.begin;
  // The fields of a portal appear after the component that has it.
  useEffect(() => begin?.(), [begin]);
  return (
    <>
      {of && <FormAlert message={of.failure} />}
      <InputFormContext value={of ?? null}>{children}</InputFormContext>
    </>
  );
}

/** A dialog over this one is not part of this form, but React bubbles its events here. */
function keepToThisForm(event: FormEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const textFields = 'textarea, input:not([type=radio], [type=checkbox], [type=file])';

function isTyped({ currentTarget, target }: FormEvent<HTMLFormElement>): boolean {
  const isText = target instanceof Element && target.matches(textFields);
  return !isText || hasWords(currentTarget);
}

/** Input of nothing but spaces can be discarded without asking. */
function hasWords(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(textFields);
  return [...fields].some(({ value }) => value.trim() !== '');
}

const leaveQuestion = {
  title: 'Leave this form?',
  text: 'What you typed will be lost.',
  confirm: 'Leave',
  cancel: 'Stay',
  prefersCancel: true,
};

import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { inputStyle } from '#ui/controls/input.tsx';

interface ComposerInputProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  value: string;
  describedBy: string;
  invalid: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  onPictures: (files: File[]) => void;
  onLeave: () => void;
}

/** Grows with its text up to a few lines. Enter sends; Shift+Enter starts a new line. */
export function ComposerInput(props: ComposerInputProps) {
  const { field, value } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    // scrollHeight does not include the border.
    const height = element.scrollHeight + element.offsetHeight - element.clientHeight;
    element.style.height = `${Math.min(height, chatLimits.inputHeightMax)}px`;
    element.style.overflowY = height > chatLimits.inputHeightMax ? 'auto' : 'hidden';
  }, [field, value]);

  function onKeyDown(event: KeyboardEvent) {
    // In many languages Enter also picks a word while composing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    props.onSend();
  }

  function onPaste(event: ClipboardEvent) {
    const pictures = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    props.onPictures(pictures);
  }

  return (
    <textarea
      ref={field}
      rows={1}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={props.invalid || undefined}
      placeholder="Write a message"
      enterKeyHint="send"
      dir="auto"
      value={value}
      onChange={(event) => props.onText(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={props.onLeave}
      style={{ maxHeight: chatLimits.inputHeightMax }}
      className={`${inputStyle} @max-[16rem]:order-first h-auto min-h-11 resize-none rounded-lg py-2.25`}
    />
  );
}

import { quickReplyLimits as limits, quickReplyTexts } from '@besesaka/schema/chat/quick-replies.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { applyDraft, createDraft } from '#platform/user/draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { moved } from '#ui/lists/moved.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { useQuickReplies } from './use-quick-replies.ts';

/** Edits a seller's quick replies. Each change is saved at once. */
export function QuickReplyEditor() {
  const { query, saved, change, busy } = useQuickReplies();
  return (
    <Loaded query={query} data={saved} skeleton={<Skeleton className="h-24" />} failed={chatTexts.connection}>
      {({ replies }) => <Editor replies={replies} change={change} busy={busy} />}
    </Loaded>
  );
}

interface EditorProps extends Pick<ReturnType<typeof useQuickReplies>, 'change' | 'busy'> {
  replies: readonly string[];
}

function Editor({ replies, change, busy }: EditorProps) {
  // Each edit gets a new form. From the first one on, the form takes the focus.
  const [{ edited, round }, setRound] = useState<{ edited: string | null; round: number }>({ edited: null, round: 0 });
  const edit = (reply: string | null) => setRound({ edited: reply, round: round + 1 });
  const toast = useToast();
  const frame = useRef<HTMLDivElement>(null);

  async function set(next: string[]): Promise<boolean> {
    const problem = await change(next);
    if (problem) toast.error(problem);
    return problem === null;
  }

  async function remove(reply: string) {
    const gone = await set(replies.filter((one) => one !== reply));
    if (!gone) return;
    if (edited === reply) edit(null);
    // The pressed button has disappeared as well.
    else frame.current?.focus();
  }

  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p className="text-muted text-sm">
        Save answers that you give often. In a chat, the button next to the message box inserts one.
      </p>
      {replies.length > 0 && (
        <ol aria-label="Quick replies" className="divide-y divide-line">
          {replies.map((reply, place) => (
            <ReplyRow
              key={reply}
              reply={reply}
              isFirst={place === 0}
              isLast={place === replies.length - 1}
              busy={busy}
              onMove={(by) => void set(moved(replies, place, place + by))}
              onEdit={() => edit(reply)}
              onRemove={() => void remove(reply)}
            />
          ))}
        </ol>
      )}
      <ReplyForm
        key={round}
        takesFocus={round > 0}
        replies={replies}
        edited={edited}
        busy={busy}
        onKeep={set}
        onDone={() => edit(null)}
      />
    </div>
  );
}

interface ReplyFormProps {
  replies: readonly string[];
  /** The reply to edit, or null for a new one. */
  edited: string | null;
  takesFocus: boolean;
  busy: boolean;
  onKeep: (replies: string[]) => Promise<boolean>;
  onDone: () => void;
}

function ReplyForm({ replies, edited, takesFocus, busy, onKeep, onDone }: ReplyFormProps) {
  const [saved] = useState(() => createDraft(sessionStorage, 'quick-reply'));
  const [text, setText] = useState(edited ?? applyDraft({ text: '' }, saved.read()).text);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const blocked = edited === null && replies.length >= limits.many && quickReplyTexts.tooMany;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function write(words: string) {
    setText(words);
    if (edited === null) saved.write({ text: words });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const reply = text.trim();
    const others = replies.filter((one) => one !== edited);
    const problem = faultOf(reply, others);
    setFault(problem);
    if (problem) return;
    const next = edited === null ? [...replies, reply] : replies.map((one) => (one === edited ? reply : one));
    if (!(await onKeep(next))) return;
    if (edited === null) saved.forget();
    setText('');
    onDone();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field
        label={edited === null ? 'New quick reply' : 'Edit quick reply'}
        hint={`${text.trim().length}/${limits.textMax}`}
        error={fault}
      >
        <Textarea
          ref={field}
          name="reply"
          rows={2}
          dir="auto"
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <div className="flex gap-3">
        <SubmitButton tone="secondary" busy={busy} missing={text.trim() === '' ? ['reply'] : []} blocked={blocked}>
          {edited === null ? 'Add' : 'Save'}
        </SubmitButton>
        {edited !== null && (
          <Button tone="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

function faultOf(reply: string, others: readonly string[]): string | undefined {
  if (reply.length > limits.textMax) return quickReplyTexts.tooLong;
  return others.includes(reply) ? 'You already have this quick reply.' : undefined;
}

interface ReplyRowProps {
  reply: string;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function ReplyRow({ reply, isFirst, isLast, busy, onMove, onEdit, onRemove }: ReplyRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1">
      <p className="wrap-anywhere min-w-40 flex-1 whitespace-pre-line py-2">{reply}</p>
      <span className="ms-auto flex">
        <IconButton
          label={`Move up: ${reply}`}
          waits={busy}
          blocked={isFirst && 'It is the first one.'}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton
          label={`Move down: ${reply}`}
          waits={busy}
          blocked={isLast && 'It is the last one.'}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={`Change: ${reply}`} waits={busy} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={`Remove: ${reply}`} waits={busy} onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    </li>
  );
}

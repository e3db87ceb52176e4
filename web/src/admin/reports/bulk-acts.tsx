import { hideInput, reportDecisionInput } from '@besesaka/schema/admin/admin-inputs.ts';
import { useState } from 'react';
import { type BulkActProps, ChosenNames, SelectionBar } from '#admin/selection.tsx';
import { graphql } from '#gql/gql.ts';
import type { HideableKind } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const HideManyMutation = graphql(`
  mutation HideMany($input: HideManyInput!) {
    result: hideMany(input: $input) {
      items {
        id
        fault
      }
      errors {
        ...Failure
      }
    }
  }
`);

const CloseReportsMutation = graphql(`
  mutation CloseReports($input: CloseReportsInput!) {
    result: closeReports(input: $input) {
      items {
        id
        fault
      }
      errors {
        ...Failure
      }
    }
  }
`);

type Items = readonly { id: string; fault: string | null }[];

/** In view wherever the list is scrolled to. */
const outcomeStyle =
  'sticky bottom-0 z-20 flex min-h-15 flex-wrap items-center gap-x-3 border-line border-t bg-page py-2 empty:hidden';

/** Says what happened, and to which it could not. */
function Outcome({ items, done }: { items: Items; done: string }) {
  const faults = items.flatMap(({ fault }) => fault ?? []);
  const count = items.length - faults.length;
  return (
    <>
      {count > 0 && `${count} ${done}.`}{' '}
      {faults.length > 0 && `${faults.length} not: ${[...new Set(faults)].join(' ')}`}
    </>
  );
}

/** Hides the chosen or, in the tab of hidden ones, shows them again; each can be undone. */
export function bulkHide(kind: HideableKind, query: string) {
  return function BulkHide({ chosen, clear, state }: BulkActProps) {
    const isHidden = state !== 'HIDDEN';
    const [isOpen, setOpen] = useState(false);
    const [done, setDone] = useState<{ items: Items; isHidden: boolean } | null>(null);
    const { send, press, busy } = useSend(HideManyMutation, {
      failed: 'Nothing was changed.',
      needs: ['items'],
      refetchQueries: [query],
      done: ({ items }, { input }) => {
        setDone({ items, isHidden: input.isHidden });
        setOpen(false);
        clear();
      },
    });
    const ids = chosen.map(({ id }) => id);
    const form = useInputForm(hideInput, { draft: `hide-many-${kind}` }, ({ reason }) =>
      send({ input: { kind, ids, isHidden, reason } }),
    );
    const label = isHidden ? 'Hide' : 'Show again';
    const changed = done?.items.filter(({ fault }) => fault === null).map(({ id }) => id) ?? [];
    const undo = () =>
      press({ input: { kind, ids: changed, isHidden: !done?.isHidden, reason: 'We undid our last step.' } });
    return (
      <>
        <p role="status" className={outcomeStyle}>
          {done && <Outcome items={done.items} done={done.isHidden ? 'hidden' : 'public again'} />}
          {changed.length > 0 && (
            <Button tone="quiet" size="small" busy={busy} onClick={undo}>
              Undo
            </Button>
          )}
        </p>
        <SelectionBar chosen={chosen} clear={clear}>
          <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
            {label}
          </Button>
        </SelectionBar>
        {isOpen && (
          <FormDialog
            of={form}
            title={`${label}: ${chosen.length}`}
            text="Each owner reads your reason."
            submit={label}
            tone={isHidden ? 'danger' : 'primary'}
            onClose={() => setOpen(false)}
          >
            <ChosenNames chosen={chosen} />
            <TextAreaField name="reason" label="Reason" hint="At least 10 characters" rows={3} />
          </FormDialog>
        )}
      </>
    );
  };
}

const noteInput = reportDecisionInput.pick({ note: true });

/** Closes the chosen reports; what they are about stays public. */
export function BulkCloseReports({ chosen, clear, state }: BulkActProps) {
  const [decision, setDecision] = useState<'DISMISS' | 'SETTLE' | null>(null);
  const [done, setDone] = useState<Items | null>(null);
  const { send } = useSend(CloseReportsMutation, {
    needs: ['items'],
    refetchQueries: ['AdminReports'],
    done: ({ items }) => {
      setDone(items);
      setDecision(null);
      clear();
    },
  });
  const form = useInputForm(noteInput, { draft: 'close-reports' }, ({ note }) =>
    send({ input: { ids: chosen.map(({ id }) => id), decision: decision ?? 'DISMISS', note } }),
  );
  if (state !== 'OPEN') return null;
  return (
    <>
      <p role="status" className={outcomeStyle}>
        {done && <Outcome items={done} done="closed" />}
      </p>
      <SelectionBar chosen={chosen} clear={clear}>
        <Button tone="secondary" size="small" onClick={() => setDecision('SETTLE')}>
          Settle
        </Button>
        <Button tone="secondary" size="small" onClick={() => setDecision('DISMISS')}>
          Dismiss
        </Button>
      </SelectionBar>
      {decision && (
        <FormDialog
          of={form}
          title={`Close ${chosen.length === 1 ? '1 report' : `${chosen.length} reports`}`}
          text="What they are about stays public. The users who reported it read your note."
          submit={decision === 'SETTLE' ? 'Settle' : 'Dismiss'}
          onClose={() => setDecision(null)}
        >
          <ChosenNames chosen={chosen} />
          <TextAreaField name="note" label="Note" hint="At least 10 characters" rows={3} />
        </FormDialog>
      )}
    </>
  );
}

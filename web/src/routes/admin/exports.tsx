import { useQuery } from '@apollo/client/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { exportNames } from '#admin/exports/export-names.ts';
import { ExportRows } from '#admin/exports/export-rows.tsx';
import { graphql } from '#gql/gql.ts';
import type { ExportedList } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const ListExportsDocument = graphql(`
  query ListExports {
    viewer {
      admin {
        exports {
          id
          state
          ...ExportRow_export
        }
      }
    }
  }
`);

const RequestListExportMutation = graphql(`
  mutation RequestListExport($input: RequestListExportInput!) {
    result: requestListExport(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

const askAgainMs = 2_000;

/** CSV files of the lists of the back office, and for the accountant. */
export function ExportsScreen() {
  const [pollInterval, setPollInterval] = useState(0);
  const query = useQuery(ListExportsDocument, { fetchPolicy: 'network-only', pollInterval });
  const exports = query.data?.viewer?.admin?.exports;
  const isPreparing = exports?.some(({ state }) => state === 'PREPARING') ?? false;
  useEffect(() => setPollInterval(isPreparing ? askAgainMs : 0), [isPreparing]);
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="text-2xl">
        Exports
      </h1>
      <p className="max-w-2xl text-muted">
        A CSV file of a list, or for the accountant. It is ready in a moment, and its link works for an hour, only for
        you. Each export and each download is in the audit log.
      </p>
      <ExportForm />
      <Loaded query={query} data={exports} skeleton={<LinkListSkeleton />} failed="Failed to load exports.">
        {(all) => (all.length === 0 ? <p className="text-muted">No exports today.</p> : <ExportRows exports={all} />)}
      </Loaded>
    </div>
  );
}

const names = Object.entries(exportNames);

function ExportForm() {
  const [params] = useSearchParams();
  const { withPassword, dialog } = useFreshPassword();
  const { press, busy } = useSend(RequestListExportMutation, {
    failed: 'The export could not be started.',
    by: withPassword,
    refetchQueries: [ListExportsDocument],
  });
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    // The options are the lists.
    void press({
      input: { list: fields.get('list') as ExportedList, month: String(fields.get('month') ?? '') || null },
    });
  };
  return (
    <>
      <form onSubmit={start} className="grid gap-3 sm:grid-cols-[16rem_12rem_auto] sm:items-end">
        <Field label="List">
          <Select name="list" defaultValue={params.get('list') ?? 'LEDGER'}>
            {names.map(([list, name]) => (
              <option key={list} value={list}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Month (optional)">
          <Input type="month" name="month" />
        </Field>
        <Button type="submit" busy={busy} className="sm:justify-self-start">
          Prepare the file
        </Button>
      </form>
      {dialog}
    </>
  );
}

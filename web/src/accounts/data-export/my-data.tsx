import { useQuery } from '@apollo/client/react';
import { dataExportLimits as limits, dataExportTexts as texts } from '@besesaka/schema/accounts/data-export.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { useEffect, useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import type { MyDataQuery } from '#gql/graphql.ts';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';

const MyDataDocument = graphql(`
  query MyData {
    viewer {
      dataExport {
        id
        state
        expiresAt
        bytes
        downloadPath
      }
    }
  }
`);

const RequestDataExportMutation = graphql(`
  mutation RequestDataExport {
    result: requestDataExport {
      errors {
        ...Failure
      }
    }
  }
`);

type Copy = NonNullable<NonNullable<MyDataQuery['viewer']>['dataExport']>;

/** The time between two checks whether the archive is ready. */
const askAgainMs = 2_000;

/** A copy of all the user's data: requested here, made by a job, and available for a limited time. */
export function MyData() {
  const [pollInterval, setPollInterval] = useState(0);
  const query = useQuery(MyDataDocument, { fetchPolicy: 'network-only', pollInterval });
  const { data, refetch } = query;
  const copy = data?.viewer?.dataExport ?? null;
  const isPreparing = copy?.state === 'PREPARING';
  useEffect(() => setPollInterval(isPreparing ? askAgainMs : 0), [isPreparing]);
  useAskAgain(isPreparing, () => void refetch().catch(() => {}));
  const { requestExport, busy, dialog } = useRequestExport();
  return (
    <Loaded query={query} data={data?.viewer} skeleton={<Skeleton className="h-24 w-full" />} failed={texts.loadFailed}>
      {() => (
        <div className="flex flex-col gap-3">
          <p className="text-muted text-sm">
            A copy of all your data, as JSON and pictures in one archive. We’ll email you when it is ready; then you can
            download it for {limits.aliveMinutes} minutes.
          </p>
          <div role="status" className="empty:hidden">
            {copy && !isPreparing && <State copy={copy} />}
          </div>
          <Button
            tone="secondary"
            busy={busy}
            blocked={isPreparing && 'We are gathering your data. You can leave this page.'}
            onClick={() => requestExport()}
            className="sm:self-end"
          >
            Download my data
          </Button>
          {dialog}
        </div>
      )}
    </Loaded>
  );
}

function State({ copy: { state, expiresAt, bytes, downloadPath } }: { copy: Copy }) {
  if (state === 'FAILED') return <p className="text-danger">We could not prepare your data. Please try again.</p>;
  if (state === 'OVER' || !downloadPath) return <p className="text-muted">Your last copy has expired.</p>;
  return (
    <p>
      {/* A plain link, because this is a file and not a route of the app. */}
      <a href={downloadPath} download className="inline-flex min-h-11 items-center font-semibold text-brand underline">
        Save the archive ({sizeOf(bytes ?? 0)})
      </a>
      {expiresAt && <span className="block text-muted text-sm">Until {longDateTime(expiresAt)}</span>}
    </p>
  );
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function useRequestExport() {
  const { withPassword, dialog } = useFreshPassword();
  const { press, busy } = useSend(RequestDataExportMutation, {
    failed: texts.askFailed,
    offline: kernelTexts.somethingWrong,
    by: withPassword,
    refetchQueries: [MyDataDocument],
  });
  return { requestExport: () => press({}), busy, dialog };
}

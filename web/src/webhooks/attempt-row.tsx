import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { LogSummary } from './log-summary.tsx';

const AttemptFragment = graphql(`
  fragment Attempt on WebhookAttempt {
    at
    url
    headers {
      name
      value
    }
    status
    problem
    tookMs
    answer
  }
`);

/** One line, which opens to what was sent and what came back. */
export function AttemptRow({ attempt }: { attempt: FragmentType<typeof AttemptFragment> }) {
  const { at, url, headers, status, problem, tookMs, answer } = readFragment(AttemptFragment, attempt);
  const lines = headers.map(({ name, value }) => `${name}: ${value}`);
  return (
    <li>
      <details>
        <LogSummary>
          <span>{longDateTime(at)}</span>
          <span className={problem ? 'text-clay' : 'text-brand'}>{status ?? 'No answer'}</span>
          <span className="text-muted">{tookMs} ms</span>
        </LogSummary>
        <div className="flex flex-col gap-2 pb-2">
          {problem && <p className="text-clay">{problem}</p>}
          {lines.length > 0 && <Code label="Sent">{[`POST ${url}`, ...lines].join('\n')}</Code>}
          {status !== null && <Code label="Answer">{answer || '(empty)'}</Code>}
        </div>
      </details>
    </li>
  );
}

export function Code({ label, children }: { label: string; children: string }) {
  return (
    <figure>
      <figcaption className="font-medium">{label}</figcaption>
      <pre className="max-h-40 overflow-auto whitespace-pre-wrap break-all rounded-md bg-sunken p-2 font-mono text-xs">
        {children}
      </pre>
    </figure>
  );
}

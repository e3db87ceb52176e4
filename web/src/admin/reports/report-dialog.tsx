import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { sellerReportLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { sellerReportTexts as texts } from '@besesaka/schema/admin/texts.ts';
import { reportEvidence } from '@besesaka/schema/admin/uploads.ts';
import { reportReason } from '@besesaka/schema/chat/limits.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { shownText } from '@besesaka/schema/kernel/shown-text.ts';
import { useState } from 'react';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { usePictures } from '#accounts/use-pictures.ts';
import { graphql } from '#gql/gql.ts';
import type { ReportReason } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { applyDraft, createDraft } from '#platform/user/draft.ts';
import { Counter } from '#ui/controls/counter.tsx';
import { Field } from '#ui/controls/field.tsx';
import { PictureField } from '#ui/controls/picture-field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const ReportShopMutation = graphql(`
  mutation ReportShop($input: ReportShopInput!) {
    result: reportShop(input: $input) {
      message
      errors {
        ...Failure
      }
    }
  }
`);

const ReportMutation = graphql(`
  mutation Report($input: ReportInput!) {
    result: report(input: $input) {
      message
      errors {
        ...Failure
      }
    }
  }
`);

export interface Reported {
  kind: 'SHOP' | 'PRODUCT' | 'REVIEW';
  id: string;
  /** Its name in the question of the dialog. */
  name: string;
}

interface ReportDialogProps {
  subject: Reported;
  onClose: () => void;
}

const pictureTexts = {
  tooMany: texts.tooManyPictures,
  notImage: texts.notImage,
  undrawable: texts.undrawable,
};

/** Requires a reason and details. Closes when the report was sent, and preserves the text when it was not. */
export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const askLogin = useAskLogin();
  const pictures = usePictures(reportEvidence, limits.evidenceMax);
  const { reason, details, write, forget } = useReportWords(subject.id);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const change = (part: Partial<ReportWords>) => {
    write(part);
    setProblem('');
  };
  const close = () => {
    forget();
    onClose();
  };

  async function send() {
    if (pictures.areLost) {
      pictures.uploader.retry();
      return setProblem(texts.picturesFailed);
    }
    setBusy(true);
    const outcome = await sendReport(client, subject, { reason, details, evidenceIds: pictures.ids });
    setBusy(false);
    if ('failure' in outcome) {
      if (outcome.failure.code === 'UNAUTHENTICATED') return askLogin(null, texts.loginToReport);
      return setProblem(outcome.failure.message || texts.failed);
    }
    toast.success(outcome.done.message);
    close();
  }

  return (
    <FormDialog
      draft={{ none: 'it has its own, which lasts over a login' }}
      title={`Report ${subject.name}`}
      text={`Our team will review it. ${subject.kind === 'REVIEW' ? 'The reviewer' : 'The seller'} won’t know.`}
      submit="Submit report"
      tone="danger"
      busy={busy}
      missing={missingOf({ reason, details }, pictures)}
      sentences={{ pictures: 'Your pictures are still being sent.' }}
      onSubmit={send}
      onClose={close}
    >
      <EmailReminder />
      <Problem text={problem} />
      <ReasonField value={reason} onChange={(reason) => change({ reason })} />
      <DetailsField value={details} onChange={(details) => change({ details })} />
      <PictureField pictures={pictures} label="Pictures" texts={pictureTexts} />
    </FormDialog>
  );
}

function missingOf({ reason, details }: ReportWords, { areBusy }: { areBusy: boolean }): string[] {
  const has = { reason: reason !== '', details: shownText(details) !== '', pictures: !areBusy };
  return Object.entries(has).flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

const noWords = { reason: '', details: '' };
type ReportWords = typeof noWords;

/** The text survives a reload until it is sent or discarded. */
function useReportWords(subjectId: string) {
  const draft = createDraft(sessionStorage, `report-${subjectId}`);
  const [words, setWords] = useState(() => applyDraft(noWords, draft.read()));
  const write = (part: Partial<ReportWords>) => {
    const written = { ...words, ...part };
    draft.write(written);
    setWords(written);
  };
  return { ...words, write, forget: draft.forget };
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-md bg-clay-tint px-4 py-3 text-clay text-sm empty:hidden">
      {text}
    </p>
  );
}

function DetailsField({ value, onChange }: { value: string; onChange: (details: string) => void }) {
  return (
    <Field label="Details" aside={<Counter length={value.length} of={limits.detailsMax} />}>
      <Textarea
        name="details"
        rows={4}
        maxLength={limits.detailsMax}
        placeholder="What happened?"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <Field label="Reason">
      <Select name="reason" required value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Select a reason</option>
        {reportReason.values.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  );
}

interface Report {
  reason: string;
  details: string;
  evidenceIds: string[];
}

function sendReport(client: ApolloClient, { kind, id }: Reported, { reason, details, evidenceIds }: Report) {
  // The contract's enumeration has the same values as the choices.
  const report = { reason: enumName(reason) as ReportReason, content: shownText(details), evidenceIds };
  const fetchPolicy = 'no-cache';
  if (kind === 'SHOP') {
    const variables = { input: { ...report, shopId: id } };
    return outcomeOf(client.mutate({ mutation: ReportShopMutation, variables, fetchPolicy }), 'message');
  }
  const variables = { input: { ...report, kind, subjectId: id } };
  return outcomeOf(client.mutate({ mutation: ReportMutation, variables, fetchPolicy }), 'message');
}

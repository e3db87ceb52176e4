import { reportInput } from '@besesaka/schema/admin/inputs.ts';
import { sellerReportLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { sellerReportTexts as texts } from '@besesaka/schema/admin/texts.ts';
import { reportEvidence } from '@besesaka/schema/admin/uploads.ts';
import { reportReason } from '@besesaka/schema/chat/limits.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { usePictures } from '#accounts/use-pictures.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { PictureField } from '#ui/controls/picture-field.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
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

const reportFields = reportInput.pick({ reason: true, details: true });

/** Requires a reason and details. Closes when the report was sent, and preserves the text when it was not. */
export function ReportDialog({ subject: { kind, id, name }, onClose }: ReportDialogProps) {
  const toast = useToast();
  const askLogin = useAskLogin();
  const pictures = usePictures(reportEvidence, limits.evidenceMax);
  const options = {
    failed: texts.failed,
    needs: ['message' as const],
    done: ({ message }: { message: string }) => {
      toast.success(message);
      onClose();
    },
  };
  const ofShop = useSend(ReportShopMutation, options);
  const ofOther = useSend(ReportMutation, options);
  const form = useInputForm(reportFields, { draft: `report-${id}` }, async ({ reason, details: content }) => {
    if (pictures.areLost) {
      pictures.uploader.retry();
      return { message: texts.picturesFailed, fields: [] };
    }
    const report = { reason: enumName(reason), content, evidenceIds: pictures.ids };
    const failure =
      kind === 'SHOP'
        ? await ofShop.send({ input: { ...report, shopId: id } })
        : await ofOther.send({ input: { ...report, kind, subjectId: id } });
    if (failure?.code === 'UNAUTHENTICATED') askLogin(null, texts.loginToReport);
    return failure;
  });

  return (
    <FormDialog
      of={form}
      title={`Report ${name}`}
      text={`Our team will review it. ${kind === 'REVIEW' ? 'The reviewer' : 'The seller'} won’t know.`}
      submit="Submit report"
      tone="danger"
      missing={pictures.areBusy ? [...form.missing, 'pictures'] : form.missing}
      sentences={{ pictures: 'Your pictures are still being sent.' }}
      onClose={onClose}
    >
      <EmailReminder />
      <SelectField name="reason" label="Reason" none="Select a reason" options={reportReason.values} />
      <TextAreaField name="details" label="Details" rows={4} placeholder="What happened?" counts />
      <PictureField pictures={pictures} label="Pictures" texts={pictureTexts} />
    </FormDialog>
  );
}

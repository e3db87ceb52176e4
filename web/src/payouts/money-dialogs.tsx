import { cedi } from '@besesaka/schema/kernel/money.ts';
import { answerCaseInput, openCaseInput, refundOrderInput } from '@besesaka/schema/payouts/inputs.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';

export interface MoneyDialogProps {
  orderId: string;
  /** The most that can be refunded. */
  most: string;
  onClose: () => void;
}

const OpenCaseMutation = graphql(`
  mutation OpenCase($input: OpenCaseInput!) {
    result: openCase(input: $input) {
      money { ...OrderPayment_money }
      errors { ...Failure }
    }
  }
`);

function ReportDialog({ orderId, onClose }: MoneyDialogProps) {
  const { send } = useSend(OpenCaseMutation, { keyed: true, done: onClose });
  const form = useInputForm(openCaseInput, { draft: `report-${orderId}` }, (values) =>
    send({ input: { orderId, ...values } }),
  );
  return (
    <FormDialog
      of={form}
      title="Report a problem"
      text="The seller is not paid until this is settled. They answer first; then an admin decides, who may read your messages with the seller about this order."
      submit="Report"
      onClose={onClose}
    >
      <TextAreaField name="text" label="What is wrong?" rows={4} counts />
    </FormDialog>
  );
}

const AnswerCaseMutation = graphql(`
  mutation AnswerCase($input: AnswerCaseInput!) {
    result: answerCase(input: $input) {
      money { ...OrderPayment_money }
      errors { ...Failure }
    }
  }
`);

function AnswerDialog({ orderId, onClose }: MoneyDialogProps) {
  const { send } = useSend(AnswerCaseMutation, { keyed: true, done: onClose });
  const form = useInputForm(answerCaseInput, { draft: `answer-${orderId}` }, (values) =>
    send({ input: { orderId, ...values } }),
  );
  return (
    <FormDialog
      of={form}
      title="Answer the problem"
      text="The buyer and an admin read it. You can answer once."
      submit="Send answer"
      onClose={onClose}
    >
      <TextAreaField name="answer" label="Your answer" rows={4} counts />
    </FormDialog>
  );
}

const RefundOrderMutation = graphql(`
  mutation RefundOrder($input: RefundOrderInput!) {
    result: refundOrder(input: $input) {
      money { ...OrderPayment_money }
      errors { ...Failure }
    }
  }
`);

function RefundDialog({ orderId, most, onClose }: MoneyDialogProps) {
  const { send } = useSend(RefundOrderMutation, { keyed: true, done: onClose });
  const form = useInputForm(refundOrderInput, { draft: `refund-${orderId}` }, (values) =>
    send({ input: { orderId, ...values } }),
  );
  return (
    <FormDialog
      of={form}
      title="Refund a part"
      text={`At most ${cedi(most)} is left of this payment. The buyer gets it back the way they paid.`}
      submit="Refund"
      onClose={onClose}
    >
      <TextField name="amount" label="Amount in cedis" placeholder="20.00" />
      <TextAreaField name="reason" label="Reason, for the buyer" rows={3} counts />
    </FormDialog>
  );
}

export const moneyDialogs = { report: ReportDialog, answer: AnswerDialog, refund: RefundDialog };

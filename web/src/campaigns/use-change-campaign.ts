import { useApolloClient } from '@apollo/client/react';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { useStartPayment } from '#payments/use-start-payment.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { useToast } from '#ui/toasts/toast.tsx';

const ToggleCampaignRenewalMutation = graphql(`
  mutation ToggleCampaignRenewal($input: ToggleCampaignRenewalInput!) {
    result: toggleCampaignRenewal(input: $input) {
      __typename
      ... on Campaign {
        id
        version
        isRenewing
        hasRenewalFailed
      }
      ...Failure
    }
  }
`);

const ExtendCampaignMutation = graphql(`
  mutation ExtendCampaign($input: ExtendCampaignInput!) {
    result: extendCampaign(input: $input) {
      __typename
      ... on PaymentStarted {
        paymentUrl
        reference
      }
      ...Failure
    }
  }
`);

export function useToggleRenewal(id: string) {
  const client = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function toggle() {
    setBusy(true);
    const sent = client.mutate({ mutation: ToggleCampaignRenewalMutation, variables: { input: { id } } });
    const outcome = await outcomeOf(sent, 'Campaign');
    setBusy(false);
    if ('failure' in outcome) return toast.error(outcome.failure.message || texts.renewalFailed);
    toast.success(`Auto-renewal has been ${outcome.done.isRenewing ? 'enabled' : 'disabled'}.`);
  }
  return { busy, toggle };
}

/** Extends a campaign by its last duration. */
export function useExtend(id: string) {
  const client = useApolloClient();
  return useStartPayment({
    what: id,
    begin: (idempotencyKey) => {
      const variables = { input: { id, idempotencyKey } };
      const sent = client.mutate({ mutation: ExtendCampaignMutation, variables, fetchPolicy: 'no-cache' });
      return outcomeOf(sent, 'PaymentStarted');
    },
    failed: texts.extendFailed,
  });
}

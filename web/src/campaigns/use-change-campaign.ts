import { useApolloClient } from '@apollo/client/react';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { graphql } from '#gql/gql.ts';
import { useSetRenewal } from '#payments/renewal-switch.tsx';
import { useStartPayment } from '#payments/use-start-payment.ts';
import { outcomeOf } from '#platform/network/failure.ts';

const SetCampaignRenewalMutation = graphql(`
  mutation SetCampaignRenewal($input: SetCampaignRenewalInput!) {
    result: setCampaignRenewal(input: $input) {
      campaign {
        id
        version
        isRenewing
        hasRenewalFailed
      }
      errors {
        ...Failure
      }
    }
  }
`);

const ExtendCampaignMutation = graphql(`
  mutation ExtendCampaign($input: ExtendCampaignInput!) {
    result: extendCampaign(input: $input) {
      payment {
        paymentUrl
        reference
      }
      errors {
        ...Failure
      }
    }
  }
`);

export function useSetCampaignRenewal(id: string) {
  const client = useApolloClient();
  return useSetRenewal(
    (isRenewing) => {
      const variables = { input: { id, isRenewing } };
      return outcomeOf(client.mutate({ mutation: SetCampaignRenewalMutation, variables }));
    },
    ({ message }) => message || texts.renewalFailed,
  );
}

/** Extends a campaign by its last duration. */
export function useExtend(id: string) {
  const client = useApolloClient();
  return useStartPayment({
    purchase: id,
    begin: (idempotencyKey) => {
      const variables = { input: { id, idempotencyKey } };
      const sent = client.mutate({ mutation: ExtendCampaignMutation, variables, fetchPolicy: 'no-cache' });
      return outcomeOf(sent, 'payment');
    },
    failed: texts.extendFailed,
  });
}

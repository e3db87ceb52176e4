import { useApolloClient } from '@apollo/client/react';
import { type CamelKeys, enumName } from '@besesaka/schema/kernel/names.ts';
import type { ResubmissionInput } from '@besesaka/schema/shops/inputs.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { UserDocument } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import { inGraphqlNames, withFormNames } from '#shops/form-names.ts';
import { OwnShopDocument } from './own-shop-query.ts';

const ApplyToSellMutation = graphql(`
  mutation ApplyToSell($input: ApplyToSellInput!) {
    result: applyToSell(input: $input) {
      shop {
        id
        name
        slug
        verification
      }
      errors {
        ...Failure
      }
    }
  }
`);

const SendAskedPictureMutation = graphql(`
  mutation SendAskedPicture($input: SendAskedPictureInput!) {
    result: sendAskedPicture(input: $input) {
      shop {
        id
        verification
      }
      errors {
        ...Failure
      }
    }
  }
`);

type Refusal = Pick<Failure, 'message' | 'fields'>;

function refusalOf({ kind, message, fields }: Failure): Refusal {
  const said = message || (kind === 'no-response' ? texts.applyUnreachable : texts.applyFailed);
  return { message: said, fields: withFormNames(fields) };
}

/** Sends the one picture that was requested again. */
export function useSendRequestedPicture() {
  const client = useApolloClient();
  return async (pictureId: string): Promise<Refusal | null> => {
    const variables = { input: { pictureId } };
    const outcome = await outcomeOf(client.mutate({ mutation: SendAskedPictureMutation, variables }));
    if ('failure' in outcome) return refusalOf(outcome.failure);
    await client.refetchQueries({ include: [OwnShopDocument] }).catch(() => {});
    return null;
  };
}

/** Resolves to the refusal, or to null on success, after which the whole page treats the user as a seller. */
export function useApplyToSell() {
  const client = useApolloClient();
  return async (application: CamelKeys<ResubmissionInput>): Promise<Refusal | null> => {
    const { idKind, region, ...words } = inGraphqlNames(application);
    const input = { ...words, idKind: enumName(idKind), region: region && enumName(region) };
    const outcome = await outcomeOf(client.mutate({ mutation: ApplyToSellMutation, variables: { input } }));
    if ('failure' in outcome) return refusalOf(outcome.failure);
    await client.refetchQueries({ include: [UserDocument, OwnShopDocument] }).catch(() => {});
    return null;
  };
}

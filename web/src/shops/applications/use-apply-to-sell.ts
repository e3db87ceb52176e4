import { type CamelKeys, enumName } from '@besesaka/schema/kernel/names.ts';
import type { ResubmissionInput } from '@besesaka/schema/shops/inputs.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { UserDocument } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';
import type { Failure } from '#platform/network/failure.ts';
import { inGraphqlNames, withFormNames } from '#shops/form-names.ts';
import { useSend } from '#ui/forms/use-send.ts';
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

const options = { failed: texts.applyFailed, offline: texts.applyUnreachable };

/** The failure with its complaints at the form's fields. */
async function atFields(sent: Promise<Failure | null>): Promise<Failure | null> {
  const failure = await sent;
  return failure && { ...failure, fields: withFormNames(failure.fields) };
}

/** Sends the one picture that was requested again. */
export function useSendRequestedPicture() {
  const { send } = useSend(SendAskedPictureMutation, { ...options, refetchQueries: [OwnShopDocument] });
  return (pictureId: string) => atFields(send({ input: { pictureId } }));
}

/** Resolves to the refusal, or to null on success, after which the whole page treats the user as a seller. */
export function useApplyToSell() {
  const { send } = useSend(ApplyToSellMutation, { ...options, refetchQueries: [UserDocument, OwnShopDocument] });
  return (application: CamelKeys<ResubmissionInput>) => {
    const { idKind, region, ...words } = inGraphqlNames(application);
    return atFields(send({ input: { ...words, idKind: enumName(idKind), region: region && enumName(region) } }));
  };
}

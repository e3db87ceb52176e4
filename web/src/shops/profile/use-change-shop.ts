import { useApolloClient } from '@apollo/client/react';
import { type CamelKeys, camelKeys, enumName } from '@besesaka/schema/kernel/names.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import type { OpeningHoursInput, ShopChangeInput } from '@besesaka/schema/shops/inputs.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { SetDeliveryOptionInput } from '#gql/graphql.ts';
import { staleText } from '#platform/forms/stale-edit.ts';
import { type Failure, type Outcome, outcomeOf } from '#platform/network/failure.ts';
import { type OwnShop, OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { inGraphqlNames, withFormNames } from '#shops/form-names.ts';

const ChangeShopMutation = graphql(`
  mutation ChangeShop($input: ChangeShopInput!) {
    result: changeShop(input: $input) {
      shop {
        id
      }
      errors {
        ...Failure
      }
    }
  }
`);

const SetOpeningHoursMutation = graphql(`
  mutation SetOpeningHours($input: SetOpeningHoursInput!) {
    result: setOpeningHours(input: $input) {
      shop {
        id
      }
      errors {
        ...Failure
      }
    }
  }
`);

const SetDeliveryOptionMutation = graphql(`
  mutation SetDeliveryOption($input: SetDeliveryOptionInput!) {
    result: setDeliveryOption(input: $input) {
      shop {
        id
      }
      errors {
        ...Failure
      }
    }
  }
`);

const RemoveDeliveryOptionMutation = graphql(`
  mutation RemoveDeliveryOption($id: ID!) {
    result: removeDeliveryOption(input: { id: $id }) {
      shop {
        id
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** `now`: another save came first, and the shop is like this. */
type Refusal = Pick<Failure, 'message' | 'fields'> & { now?: OwnShop };

/**
 * Changes the seller's own shop. Each function resolves to the refusal, or to null once the screens show the change.
 */
export function useChangeShop() {
  const client = useApolloClient();
  async function readAgain(): Promise<OwnShop | null> {
    const reading = client.query({ query: OwnShopDocument, fetchPolicy: 'network-only' });
    return (await reading.catch(() => null))?.data?.viewer?.shop ?? null;
  }
  async function settled(sent: Promise<Outcome<object>>): Promise<Refusal | null> {
    const outcome = await sent;
    if ('failure' in outcome) {
      const { kind, code, message, fields } = outcome.failure;
      const now = code === 'STALE' ? await readAgain() : null;
      if (now) return { message: staleText, fields: [], now };
      const said = message || (kind === 'no-response' ? kernelTexts.networkError : texts.profileFailed);
      return { message: said, fields: withFormNames(fields) };
    }
    await client.refetchQueries({ include: [OwnShopDocument] }).catch(() => {});
    return null;
  }
  return {
    changeProfile(profile: Partial<CamelKeys<ShopChangeInput>>) {
      const variables = { input: inGraphqlNames(profile) };
      return settled(outcomeOf(client.mutate({ mutation: ChangeShopMutation, variables })));
    },
    setDelivery(input: SetDeliveryOptionInput) {
      return settled(outcomeOf(client.mutate({ mutation: SetDeliveryOptionMutation, variables: { input } })));
    },
    removeDelivery(id: string) {
      return settled(outcomeOf(client.mutate({ mutation: RemoveDeliveryOptionMutation, variables: { id } })));
    },
    setHours({ opening_hours: days, ...input }: OpeningHoursInput) {
      const openingHours = days.map((one) => ({ ...one, day: enumName(one.day) }));
      const variables = { input: { openingHours, ...camelKeys(input) } };
      return settled(outcomeOf(client.mutate({ mutation: SetOpeningHoursMutation, variables })));
    },
  };
}

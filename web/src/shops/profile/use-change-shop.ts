import { useApolloClient } from '@apollo/client/react';
import { type CamelKeys, camelKeys, enumName } from '@besesaka/schema/kernel/names.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import type { OpeningHoursInput, ShopChangeInput } from '@besesaka/schema/shops/inputs.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { SetDeliveryOptionInput } from '#gql/graphql.ts';
import { staleText } from '#platform/forms/stale-edit.ts';
import type { Failure } from '#platform/network/failure.ts';
import { type OwnShop, OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { inGraphqlNames, withFormNames } from '#shops/form-names.ts';
import { useSend } from '#ui/forms/use-send.ts';

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
  async function settled(sent: Promise<Failure | null>): Promise<Refusal | null> {
    const failure = await sent;
    const now = failure?.code === 'STALE' ? await readAgain() : null;
    if (now) return { message: staleText, fields: [], now };
    return failure && { ...failure, fields: withFormNames(failure.fields) };
  }
  const profile = useSend(ChangeShopMutation, options);
  const hours = useSend(SetOpeningHoursMutation, options);
  const delivery = useSend(SetDeliveryOptionMutation, options);
  const removal = useSend(RemoveDeliveryOptionMutation, options);
  return {
    changeProfile: (input: Partial<CamelKeys<Omit<ShopChangeInput, 'metadata'>>>) =>
      settled(profile.send({ input: inGraphqlNames(input) })),
    setDelivery: (input: SetDeliveryOptionInput) => settled(delivery.send({ input })),
    removeDelivery: (id: string) => settled(removal.send({ id })),
    setHours({ opening_hours: days, ...input }: OpeningHoursInput) {
      const openingHours = days.map((one) => ({ ...one, day: enumName(one.day) }));
      return settled(hours.send({ input: { openingHours, ...camelKeys(input) } }));
    },
  };
}

const options = {
  failed: texts.profileFailed,
  offline: kernelTexts.networkError,
  refetchQueries: [OwnShopDocument],
};

import { useApolloClient } from '@apollo/client/react';
import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { regionName } from '@besesaka/schema/kernel/regions.ts';
import { renamed } from '@besesaka/schema/kernel/renamed.ts';
import { shopNames } from '@besesaka/schema/shops/graphql-names.ts';
import type { ApplicationInput } from '@besesaka/schema/shops/inputs.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { PersonDocument } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import { asTheForms } from '#shops/as-the-forms.ts';
import { OwnShopDocument } from './own-shop-query.ts';

const ApplyToSellMutation = graphql(`
  mutation ApplyToSell($input: ApplyToSellInput!) {
    result: applyToSell(input: $input) {
      __typename
      ... on OwnShop {
        id
        name
        slug
        verification
      }
      ...Failure
    }
  }
`);

const idKinds = { ghana_card: 'GHANA_CARD', passport: 'PASSPORT', drivers_license: 'DRIVERS_LICENSE' } as const;

/** Answers why not, or null when it is handed in; the whole page knows the seller then. */
export function useApplyToSell() {
  const client = useApolloClient();
  return async (application: CamelKeys<ApplicationInput>): Promise<Pick<Failure, 'message' | 'fields'> | null> => {
    const { idKind, region, ...words } = renamed(application, shopNames);
    const input = { ...words, idKind: idKinds[idKind], region: region && regionName(region) };
    const outcome = await outcomeOf(client.mutate({ mutation: ApplyToSellMutation, variables: { input } }), 'OwnShop');
    if ('failure' in outcome) {
      const { kind, message, fields } = outcome.failure;
      const said = message || (kind === 'silence' ? texts.applyUnreachable : texts.applyFailed);
      return { message: said, fields: asTheForms(fields) };
    }
    await client.refetchQueries({ include: [PersonDocument, OwnShopDocument] }).catch(() => {});
    return null;
  };
}

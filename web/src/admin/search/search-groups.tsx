import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AdminProductState, OrderState, SearchHitKind } from '#gql/graphql.ts';
import { wordsOfState } from '#orders/placed/order-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';

const HitFragment = graphql(`
  fragment SearchGroups_hit on AdminSearchHit {
    kind
    id
    title
    text
    state
  }
`);

interface Hit {
  kind: SearchHitKind;
  id: string;
  title: string;
  state: string;
}

const productState = (state: string): AdminProductState =>
  state === 'hidden' ? 'HIDDEN' : state === 'archived' ? 'ARCHIVED' : state === 'draft' ? 'DRAFT' : 'ACTIVE';

const groups: readonly { kind: SearchHitKind; heading: string; to: (hit: Hit) => string }[] = [
  { kind: 'ORDER', heading: 'Orders', to: ({ id }) => `/admin/orders/${id}` },
  { kind: 'USER', heading: 'Users', to: ({ id }) => `/admin/users/${id}` },
  { kind: 'SHOP', heading: 'Shops', to: ({ id }) => `/admin/users/${id}` },
  {
    kind: 'PRODUCT',
    heading: 'Products',
    to: ({ id, state }) => `/admin/products?${new URLSearchParams({ state: productState(state), q: id })}`,
  },
  { kind: 'PAYMENT', heading: 'Payments', to: ({ id }) => `/admin/payments/${id}` },
  { kind: 'PAYOUT', heading: 'Payouts', to: ({ title }) => `/admin/payouts?${new URLSearchParams({ q: title })}` },
  { kind: 'CASE', heading: 'Cases', to: ({ id }) => `/admin/cases/${id}` },
];

/** The results, one list for each kind. */
export function SearchGroups(props: { hits: readonly FragmentType<typeof HitFragment>[] }) {
  const hits = props.hits.map((hit) => readFragment(HitFragment, hit));
  return groups.map(({ kind, heading, to }) => {
    const ofKind = hits.filter((hit) => hit.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`found-${kind}`}>
        <h2 id={`found-${kind}`} className="mb-2 font-semibold text-lg">
          {heading}
        </h2>
        <LinkList>
          {ofKind.map((hit) => (
            <LinkRow key={hit.id} to={to(hit)} name={hit.title} text={hit.text} badge={<State hit={hit} />} />
          ))}
        </LinkList>
      </section>
    );
  });
}

function State({ hit: { kind, state } }: { hit: Hit }) {
  if (state === '' || state === 'active') return null;
  const label = kind === 'ORDER' ? wordsOfState(state.toUpperCase() as OrderState).label : state.replaceAll('_', ' ');
  return <Badge>{label.charAt(0).toUpperCase() + label.slice(1)}</Badge>;
}

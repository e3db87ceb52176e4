import { useQuery } from '@apollo/client/react';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { productListVariables } from '#catalog/search/product-list-variables.ts';
import type { ProductSearch } from '#catalog/search/product-search.ts';
import { graphql } from '#gql/gql.ts';
import type { PageQuery } from '#platform/page/page-query.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { type FacetGroup, facetGroups } from './facet-choices.ts';

const ProductFacetsDocument = graphql(`
  query ProductFacets($filter: ProductFilter!) {
    productFacets(filter: $filter) {
      exact
      facets {
        key
        label
        values {
          value
          count
        }
      }
    }
  }
`);

/** The facet query that the server runs beside the list. */
export function facetQueries(search: ProductSearch): PageQuery[] {
  const { filter } = productListVariables(search);
  return search.category === '' ? [] : [{ query: ProductFacetsDocument, variables: { filter } }];
}

interface FacetGroupsProps {
  /** The search in the URL, which the counts refer to. */
  search: ProductSearch;
  /** The chosen values, including those not applied yet. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The specification filters of a category. They have their own query, so the list does not wait for it. */
export function FacetGroups({ search, chosen, onChange }: FacetGroupsProps) {
  const { data, previousData } = useQuery(ProductFacetsDocument, {
    variables: { filter: productListVariables(search).filter },
    skip: search.category === '',
    errorPolicy: 'all',
  });
  if (search.category === '') return <HiddenChoices specs={chosen} />;
  const result = (data ?? previousData)?.productFacets;
  if (!result) return <HiddenChoices specs={chosen} />;
  const { groups, others } = facetGroups(result.facets, chosen);
  if (groups.length === 0) return <HiddenChoices specs={chosen} />;
  const toggle = (spec: string, on: boolean) => {
    const rest = chosen.filter((other) => other.toLowerCase() !== spec.toLowerCase());
    onChange(on ? [...rest, spec] : rest);
  };
  return (
    <div className="flex flex-col">
      {groups.map((group) => (
        <FacetChoices key={group.key} group={group} atLeast={!result.exact} onToggle={toggle} />
      ))}
      <HiddenChoices specs={others} />
    </div>
  );
}

/** Submits choices that have no visible checkbox. */
function HiddenChoices({ specs }: { specs: readonly string[] }) {
  return specs.map((spec) => <input key={spec} type="hidden" name="spec" value={spec} />);
}

interface FacetChoicesProps {
  group: FacetGroup;
  atLeast: boolean;
  onToggle: (spec: string, on: boolean) => void;
}

/** Uses the native `details` element, which opens without script. */
function FacetChoices({ group, atLeast, onToggle }: FacetChoicesProps) {
  return (
    <details className="group min-w-0 border-line border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 font-medium text-base hover:text-brand [&::-webkit-details-marker]:hidden">
        <span>
          {group.label}
          {group.chosen > 0 && (
            <span className="ms-2 rounded-full bg-brand px-2 text-on-brand text-sm tabular-nums">
              {group.chosen}
              <span className="sr-only"> chosen</span>
            </span>
          )}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <fieldset className="max-h-72 overflow-y-auto overscroll-contain pb-3">
        <legend className="sr-only">{group.label}</legend>
        {group.values.map(({ spec, value, count, chosen }) => (
          <Checkbox
            key={spec}
            name="spec"
            value={spec}
            checked={chosen}
            onChange={(event) => onToggle(spec, event.target.checked)}
            label={
              <span className="flex min-w-0 flex-1 justify-between gap-3">
                <span className="wrap-break-word min-w-0">{value}</span>
                <span className="text-muted tabular-nums">
                  {wholeNumber(count)}
                  {atLeast && '+'}
                </span>
              </span>
            }
          />
        ))}
      </fieldset>
    </details>
  );
}

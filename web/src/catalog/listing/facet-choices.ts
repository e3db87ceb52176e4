interface Facet {
  key: string;
  label: string;
  values: readonly { value: string; count: number }[];
}

export interface FacetGroup {
  key: string;
  label: string;
  /** The number of chosen values. */
  chosen: number;
  values: { spec: string; value: string; count: number; chosen: boolean }[];
}

/**
 * The facets with the chosen values marked. A chosen value without matching products stays in its group, so that it can
 * be removed. `others` are choices of fields that this category does not have.
 */
export function facetGroups(facets: readonly Facet[], chosen: readonly string[]) {
  const left = new Map(chosen.map((spec) => [spec.toLowerCase(), spec]));
  const groups = facets.map(({ key, label, values }): FacetGroup => {
    const shown = values.map(({ value, count }) => {
      const spec = `${key}:${value}`;
      return { spec, value, count, chosen: left.delete(spec.toLowerCase()) };
    });
    for (const [folded, spec] of left) {
      if (!folded.startsWith(`${key}:`)) continue;
      left.delete(folded);
      shown.push({ spec, value: spec.slice(key.length + 1), count: 0, chosen: true });
    }
    return { key, label, chosen: shown.filter((value) => value.chosen).length, values: shown };
  });
  return { groups, others: [...left.values()] };
}

import { graphql } from '#gql/gql.ts';

export const ProductImportFragment = graphql(`
  fragment ProductImport_import on ProductImport {
    id
    fileName
    state
    lines
    position
    creates
    updates
    unchanged
    faultsCount
    problem
    version
  }
`);

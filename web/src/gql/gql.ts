/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment ProductEvent_state on ProductState {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": typeof types.ProductEvent_StateFragmentDoc,
    "\n  fragment ApplyProductEvent_version on Product {\n    id\n    version\n  }\n": typeof types.ApplyProductEvent_VersionFragmentDoc,
    "\n  fragment ApplyProductEvent_product on Product {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": typeof types.ApplyProductEvent_ProductFragmentDoc,
    "\n  fragment BuyingBox_product on Product {\n    id\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n": typeof types.BuyingBox_ProductFragmentDoc,
    "\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n": typeof types.CategoryPicker_CategoryFragmentDoc,
    "\n  fragment Gallery_product on Product {\n    name\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n  }\n": typeof types.Gallery_ProductFragmentDoc,
    "\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n": typeof types.HeaderSearchDocument,
    "\n  fragment PhonePriceBar_product on Product {\n    stockQuantity\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n  }\n": typeof types.PhonePriceBar_ProductFragmentDoc,
    "\n  fragment PriceBlock_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    discountPercentage\n  }\n": typeof types.PriceBlock_ProductFragmentDoc,
    "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount currency }\n    compareAtPrice { amount currency }\n    category { id name }\n    primaryImage { id path color }\n    seller { id businessName isVerified }\n  }\n": typeof types.ProductCard_ProductFragmentDoc,
    "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": typeof types.ProductGrid_ProductsFragmentDoc,
    "\n  fragment RelatedCard_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    ...ProductCard_product\n  }\n": typeof types.RelatedCard_ProductFragmentDoc,
    "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...RelatedCard_product\n    }\n  }\n": typeof types.RelatedProducts_ProductFragmentDoc,
    "\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n": typeof types.SpecificationList_ProductFragmentDoc,
    "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug }\n      categories { name slug }\n      shops { businessName businessSlug }\n    }\n  }\n": typeof types.SuggestionsDocument,
    "\n  fragment SellerBlock_shop on Shop {\n    id\n    businessName\n    businessSlug\n    isVerified\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n": typeof types.SellerBlock_ShopFragmentDoc,
};
const documents: Documents = {
    "\n  fragment ProductEvent_state on ProductState {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": types.ProductEvent_StateFragmentDoc,
    "\n  fragment ApplyProductEvent_version on Product {\n    id\n    version\n  }\n": types.ApplyProductEvent_VersionFragmentDoc,
    "\n  fragment ApplyProductEvent_product on Product {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n": types.ApplyProductEvent_ProductFragmentDoc,
    "\n  fragment BuyingBox_product on Product {\n    id\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n": types.BuyingBox_ProductFragmentDoc,
    "\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n": types.CategoryPicker_CategoryFragmentDoc,
    "\n  fragment Gallery_product on Product {\n    name\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n  }\n": types.Gallery_ProductFragmentDoc,
    "\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n": types.HeaderSearchDocument,
    "\n  fragment PhonePriceBar_product on Product {\n    stockQuantity\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n  }\n": types.PhonePriceBar_ProductFragmentDoc,
    "\n  fragment PriceBlock_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    discountPercentage\n  }\n": types.PriceBlock_ProductFragmentDoc,
    "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount currency }\n    compareAtPrice { amount currency }\n    category { id name }\n    primaryImage { id path color }\n    seller { id businessName isVerified }\n  }\n": types.ProductCard_ProductFragmentDoc,
    "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": types.ProductGrid_ProductsFragmentDoc,
    "\n  fragment RelatedCard_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    ...ProductCard_product\n  }\n": types.RelatedCard_ProductFragmentDoc,
    "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...RelatedCard_product\n    }\n  }\n": types.RelatedProducts_ProductFragmentDoc,
    "\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n": types.SpecificationList_ProductFragmentDoc,
    "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug }\n      categories { name slug }\n      shops { businessName businessSlug }\n    }\n  }\n": types.SuggestionsDocument,
    "\n  fragment SellerBlock_shop on Shop {\n    id\n    businessName\n    businessSlug\n    isVerified\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n": types.SellerBlock_ShopFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductEvent_state on ProductState {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n"): (typeof documents)["\n  fragment ProductEvent_state on ProductState {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyProductEvent_version on Product {\n    id\n    version\n  }\n"): (typeof documents)["\n  fragment ApplyProductEvent_version on Product {\n    id\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyProductEvent_product on Product {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n"): (typeof documents)["\n  fragment ApplyProductEvent_product on Product {\n    id\n    price { amount currency }\n    compareAtPrice { amount currency }\n    discountPercentage\n    stockQuantity\n    inStock\n    isActive\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuyingBox_product on Product {\n    id\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n"): (typeof documents)["\n  fragment BuyingBox_product on Product {\n    id\n    stockQuantity\n    isActive\n    price {\n      amount\n    }\n    ...PriceBlock_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n"): (typeof documents)["\n  fragment CategoryPicker_category on Category {\n    id\n    name\n    slug\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Gallery_product on Product {\n    name\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n  }\n"): (typeof documents)["\n  fragment Gallery_product on Product {\n    name\n    primaryImage {\n      id\n    }\n    images {\n      id\n      path\n      altText\n      color\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n"): (typeof documents)["\n  query HeaderSearch {\n    categories {\n      id\n      ...CategoryPicker_category\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PhonePriceBar_product on Product {\n    stockQuantity\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n  }\n"): (typeof documents)["\n  fragment PhonePriceBar_product on Product {\n    stockQuantity\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceBlock_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    discountPercentage\n  }\n"): (typeof documents)["\n  fragment PriceBlock_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    discountPercentage\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount currency }\n    compareAtPrice { amount currency }\n    category { id name }\n    primaryImage { id path color }\n    seller { id businessName isVerified }\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    discountPercentage\n    inStock\n    stockQuantity\n    version\n    price { amount currency }\n    compareAtPrice { amount currency }\n    category { id name }\n    primaryImage { id path color }\n    seller { id businessName isVerified }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RelatedCard_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    ...ProductCard_product\n  }\n"): (typeof documents)["\n  fragment RelatedCard_product on Product {\n    price {\n      amount\n    }\n    compareAtPrice {\n      amount\n    }\n    ...ProductCard_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...RelatedCard_product\n    }\n  }\n"): (typeof documents)["\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...RelatedCard_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment SpecificationList_product on Product {\n    specifications {\n      key\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug }\n      categories { name slug }\n      shops { businessName businessSlug }\n    }\n  }\n"): (typeof documents)["\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      products { name slug }\n      categories { name slug }\n      shops { businessName businessSlug }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SellerBlock_shop on Shop {\n    id\n    businessName\n    businessSlug\n    isVerified\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment SellerBlock_shop on Shop {\n    id\n    businessName\n    businessSlug\n    isVerified\n    city\n    region\n    logoPath\n    rating {\n      average\n      count\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
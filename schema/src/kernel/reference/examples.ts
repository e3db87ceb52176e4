/**
 * Values from the demo data for the examples in the reference: a seller, one of the products, and a buyer's order of
 * it.
 */
export const examples = {
  buyer: '653a391a-cde6-871c-b1f1-853d8db72dd9',
  seller: '4b18b3fd-8c6b-89dc-b4e3-0caf5507d365',
  shop: '76ed14e4-b6c8-8456-93f3-c88bbb09cee2',
  shopSlug: 'adepa-kente-house',
  shopName: 'Adepa Kente House',
  product: '3ffbf5bb-f141-8fae-9c14-3acb757cf78c',
  productSlug: 'bonwire-kente-stole-adwinasa',
  productName: 'Bonwire Kente Stole, Adwinasa',
  productReview: '7ede245b-5ebe-818d-88e2-e04d5d9cc443',
  upload: '01a20146-7b20-7a11-9d4c-1e2f3a4b5c6d',
  image: '1df684a5-ae8c-8bd5-a77d-0cecd83981b0',
  application: '01a20146-8c11-7f02-8e1d-2b3c4d5e6f70',
  category: '706eeff1-fc89-8ada-85a7-f81c8bd5add1',
  conversation: 'f3e9f82c-0e28-89dd-8b16-51b9486e899c',
  message: 'f2e93619-a10b-8ced-ac92-6316e5567600',
  client: 'b40efb47-53b8-80cd-b2c5-04054cfd457b',
  variant: '01a20146-5e20-7d4f-8b63-1d7f5c802b31',
  line: '01a20146-5d10-7c3f-9a52-0c6e4b7f1a20',
  order: 'BSK4T7Q2MX',
  offer: '8833591f-0cf5-812a-bf84-d3f0f3f7c1e2',
  contentVersion: 'q2nJx0Vb7TqK1m9A',
  deliveryOption: '01a20146-5e20-7c4a-8b63-1d7f5c802b31',
  payment: '01a20146-9d22-7a10-8c3e-4d5e6f708192',
  card: '01a20146-9d23-7a10-8c3e-5e6f70819203',
  refund: '01a20146-9e44-7a10-8c3e-5e6f70819204',
  campaign: '01a20146-9b33-7c10-8d4e-6f7081920314',
  subscription: '01a20146-9a11-7b20-9d4f-5e6f70819203',
  key: '6f0f3a52-2f0e-4a7c-9f5d-3e0c52d9b7a1',
} as const;

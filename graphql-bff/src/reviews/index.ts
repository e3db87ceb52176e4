import './product-review.ts';

export function ProductScreen() {
  return <h1 tabIndex={-1}>Product</h1>;
}

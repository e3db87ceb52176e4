export function ProductsScreen() {
  return <h1 tabIndex={-1}>Products</h1>;
}

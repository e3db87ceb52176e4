export function SearchScreen() {
  return <h1 tabIndex={-1}>Search</h1>;
}

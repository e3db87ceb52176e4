export function HomeScreen() {
  return <h1 tabIndex={-1}>Home</h1>;
}

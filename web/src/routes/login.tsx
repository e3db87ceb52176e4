export function LoginScreen() {
  return <h1 tabIndex={-1}>Login</h1>;
}

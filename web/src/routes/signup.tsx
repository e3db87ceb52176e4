export function SignupScreen() {
  return <h1 tabIndex={-1}>Signup</h1>;
}

export function graphiqlPage(): Response | null {
  return null;
}

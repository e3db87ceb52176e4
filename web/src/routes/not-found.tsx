import { MissingPage } from '#catalog/listing/missing-page.tsx';

export function NotFoundScreen() {
  return (
    <MissingPage
      heading="Page not found"
      text="We can’t find that page. It may have moved, or the link may have a typo."
    />
  );
}

import { PageMeta } from '#platform/page/page-meta.tsx';
import { Logo } from '#ui/display/mark.tsx';

/** Stands in for a page that the network does not bring, until the app has drawn what is saved. */
export function OfflineScreen() {
  return (
    <main className="page-width flex flex-col items-center gap-4 py-24 text-center">
      <PageMeta title="Offline" noIndex />
      <Logo />
      <h1 className="text-xl">No network</h1>
      <p className="max-w-sm text-muted">
        Opening what is saved on this device. What is not saved comes as soon as the network is back.
      </p>
    </main>
  );
}

import { PageMeta } from '#platform/page/page-meta.tsx';
import { Logo } from '#ui/display/mark.tsx';

/** Replaces a page that cannot be loaded, until the app has rendered its saved data. */
export function OfflineScreen() {
  return (
    <main className="page-width flex flex-col items-center gap-4 py-24 text-center">
      <PageMeta title="Offline" noIndex />
      <Logo />
      <h1 className="text-xl">No network</h1>
      <p className="max-w-sm text-muted">
        Opening the copy saved on this device. The rest loads when you are back online.
      </p>
    </main>
  );
}

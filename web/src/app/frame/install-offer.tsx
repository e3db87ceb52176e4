import { declineInstall, install } from '#platform/offline/install.ts';
import { Button } from '#ui/controls/button.tsx';
import { Mark } from '#ui/display/mark.tsx';

/** At the end of the page, where it does not get in the way. */
export function InstallOffer() {
  return (
    <section
      aria-labelledby="install-offer"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b pb-8"
    >
      <Mark className="size-10 shrink-0 text-brand" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 id="install-offer" className="font-semibold">
          Besesaka on your home screen
        </h2>
        <p className="text-muted text-sm">Opens at once, also without a network. Takes almost no space.</p>
      </div>
      <div className="flex gap-2">
        <Button tone="secondary" size="small" onClick={() => void install()}>
          Install
        </Button>
        <Button tone="quiet" size="small" onClick={declineInstall}>
          Not now
        </Button>
      </div>
    </section>
  );
}

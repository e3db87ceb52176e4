import { useState } from 'react';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ChipLink } from '#ui/controls/chips.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { PictureViewer } from '#ui/dialogs/picture-viewer.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { Controls } from './parts/controls.tsx';
import { Displays } from './parts/displays.tsx';
import { Lists } from './parts/lists.tsx';
import { Group } from './parts/specimen.tsx';

const themes = ['light', 'dark'] as const;

/** Every control and state of `ui`, in light and dark. Open it in a narrow and in a wide window. */
export function UiScreen() {
  return (
    <div className="page-width flex flex-col gap-6 py-6">
      <PageMeta title="Components" noIndex />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl">
          Components
        </h1>
        <nav aria-label="Themes" className="flex gap-1.5 lg:hidden">
          {themes.map((theme) => (
            <ChipLink key={theme} to={`#${theme}`}>
              {theme}
            </ChipLink>
          ))}
        </nav>
      </div>
      <Group title="Dialogs and toasts">
        <Dialogs />
        <Toasts />
      </Group>
      <div className="grid gap-6 lg:grid-cols-2">
        {themes.map((theme) => (
          <section
            key={theme}
            id={theme}
            aria-label={theme}
            data-theme={theme}
            className="max-lg:first:dark:order-last flex min-w-0 scroll-mt-20 flex-col gap-4 bg-page py-4 text-text max-sm:-mx-4 max-sm:px-4 sm:rounded-lg sm:border sm:border-line sm:p-4"
          >
            <h2 className="text-lg capitalize">{theme} theme</h2>
            <Controls />
            <Displays />
            <Lists />
          </section>
        ))}
      </div>
    </div>
  );
}

function Dialogs() {
  const confirm = useConfirm();
  const [open, setOpen] = useState<'form' | 'picture' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setOpen('form')}>
        Form
      </Button>
      <Button tone="secondary" size="small" onClick={() => setOpen('picture')}>
        Picture
      </Button>
      {(['default', 'warning', 'danger'] as const).map((tone) => (
        <Button
          key={tone}
          tone="secondary"
          size="small"
          onClick={() =>
            void confirm({
              title: 'Clear your cart?',
              text: 'Everything in it will be removed.',
              tone,
              confirm: 'Clear',
            })
          }
        >
          Question: {tone}
        </Button>
      ))}
      {open === 'form' && (
        <FormDialog
          draft={{ none: 'an example' }}
          title="A form"
          text="What it is for."
          submit="Send"
          busy={false}
          onSubmit={close}
          onClose={close}
        >
          <p>The fields.</p>
        </FormDialog>
      )}
      {open === 'picture' && (
        <PictureViewer src="/favicon.png" smaller="/favicon.png" label="A picture" onClose={close} />
      )}
    </>
  );
}

function Toasts() {
  const toast = useToast();
  return (['success', 'info', 'error'] as const).map((kind) => (
    <Button
      key={kind}
      tone="secondary"
      size="small"
      onClick={() => toast[kind]({ title: `A toast: ${kind}`, text: 'What happened.' })}
    >
      Toast: {kind}
    </Button>
  ));
}

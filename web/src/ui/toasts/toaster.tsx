import { Toaster as Library, toast } from 'sonner';
import { useTheme } from '#platform/device/theme.ts';
import type { ToastText } from '#platform/page/toasts.ts';
import { currentRole } from '#platform/user/role.ts';
import { onUserChange } from '#platform/user/user-change.ts';
import { useMedia } from '#ui/hooks/use-media.ts';

const belowHeader = '4.5rem';

type Kind = 'success' | 'error' | 'info' | 'warning';

// A new user must not see earlier toasts; a visitor still reads why they were logged out.
onUserChange(() => {
  if (currentRole() !== null) toast.dismiss();
});

export function showToast(kind: Kind, { title, text, about, duration, action }: ToastText): void {
  toast[kind](title, {
    // A repeated toast replaces the earlier one instead of stacking below it.
    id: about ?? [kind, title, text].join('\n'),
    description: text,
    duration,
    action: action && { label: action.label, onClick: () => action.run() },
  });
}

/**
 * Toasts appear below the header on a phone, one at a time, and in the bottom right corner on wider windows. A press
 * reaches the action below.
 */
export function Toaster() {
  const isPhone = useMedia('(width < 48rem)');
  return (
    <Library
      theme={useTheme()}
      position={isPhone ? 'top-center' : 'bottom-right'}
      closeButton
      visibleToasts={isPhone ? 1 : 3}
      offset={isPhone ? { top: belowHeader } : undefined}
      mobileOffset={{ top: belowHeader, left: '0.5rem', right: '0.5rem' }}
      toastOptions={{
        style: {
          background: 'var(--surface)',
          color: 'var(--text)',
          borderColor: 'var(--line)',
          borderRadius: 'var(--radius-md)',
          fontFamily: 'inherit',
        },
        classNames: {
          toast: 'pe-14! max-md:gap-2! max-md:py-2! max-md:ps-3!',
          actionButton: 'h-11! bg-transparent! font-semibold! text-base! text-brand!',
          description: 'text-muted!',
          // The library's close button is 20 px and covers the corner; a thumb needs more.
          closeButton:
            'start-auto! end-1! top-1/2! size-11! transform-none! -translate-y-1/2! border-0! bg-transparent! text-muted! hover:text-text! [&_svg]:size-4!',
        },
      }}
    />
  );
}

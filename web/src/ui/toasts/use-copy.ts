import { useToast } from './toast.tsx';

/** Copies a text, and says whether the browser did it. */
export function useCopy(): (text: string) => void {
  const toast = useToast();
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success('Copied to your clipboard.'),
      () => toast.error('Your browser did not allow it.'),
    );
}

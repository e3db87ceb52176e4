import { useNavigation } from 'react-router';

/** A thin line while the next screen's code is on its way. Waits a little, so that quick ones show nothing. */
export function ProgressBar() {
  const pending = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden="true"
      className={`fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-brand transition-[scale,opacity] ease-out ${
        pending ? 'scale-x-90 opacity-100 delay-150 duration-[4000ms]' : 'scale-x-0 opacity-0 duration-150'
      }`}
    />
  );
}

import { Mark } from '#ui/display/mark.tsx';
import { Picture } from '#ui/display/picture.tsx';

const marks = ['left-[4%] -top-1/4', 'left-[38%] top-1/3', '-right-[3%] -top-1/3'];

/** The wide picture over a shop's page, or a quiet field of marks where it has none. */
export function ShopBanner({ path }: { path: string | null | undefined }) {
  if (path) {
    return (
      <Picture
        path={path}
        alt=""
        color="var(--sunken)"
        sizes="(width >= 80rem) 80rem, 100vw"
        ratio="4 / 1"
        priority
        className="rounded-lg"
      />
    );
  }
  return (
    <div aria-hidden="true" className="relative aspect-[4/1] max-h-56 w-full overflow-hidden rounded-lg bg-brand-tint">
      {marks.map((spot) => (
        <Mark key={spot} className={`absolute h-full w-auto text-brand opacity-15 ${spot}`} />
      ))}
    </div>
  );
}

import Package from 'lucide-react/icons/package';
import { Picture } from '#ui/display/picture.tsx';

/** The order stores the picture's path, because the product may no longer exist. */
export function OrderPicture({ path, alt }: { path: string | null | undefined; alt: string }) {
  if (path) return <Picture path={path} alt={alt} color="var(--sunken)" sizes="72px" />;
  return (
    <span role="img" aria-label={alt} className="grid size-full place-items-center bg-sunken text-muted">
      <Package aria-hidden="true" className="size-5" />
    </span>
  );
}

import type { ReactNode } from 'react';
import { useAbsoluteUrl } from '#platform/page/page-context.tsx';
import { ShareButton } from './share-button.tsx';

interface ProductHeaderProps {
  product: { name: string; slug: string; description: string };
  heart: ReactNode;
  /** Content below the name. */
  children: ReactNode;
}

export function ProductHeader({ product: { name, slug, description }, heart, children }: ProductHeaderProps) {
  const absolute = useAbsoluteUrl();
  return (
    <header className="flex flex-col gap-1 sm:gap-2">
      <div className="flex items-start justify-between gap-3">
        <h1 tabIndex={-1} className="min-w-0 break-words text-xl sm:text-2xl">
          {name}
        </h1>
        <div className="-my-2 flex sm:my-0">
          <span className="size-11">{heart}</span>
          <ShareButton title={name} description={description} url={absolute(`/products/${slug}`)} />
        </div>
      </div>
      {children}
    </header>
  );
}

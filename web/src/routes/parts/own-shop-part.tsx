import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { ReactNode } from 'react';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { type OwnShop, OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { FormSkeleton } from '#ui/display/form-skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

interface Props {
  title: string;
  children: (shop: OwnShop) => ReactNode;
}

/** A screen with one part of the viewer's shop. */
export function OwnShopPart({ title, children }: Props) {
  return (
    <div className="flex flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <RequireRole needed="seller">
        <Part>{children}</Part>
      </RequireRole>
    </div>
  );
}

function Part({ children }: Pick<Props, 'children'>) {
  const query = useQuery(OwnShopDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} data={query.data?.viewer?.shop} skeleton={<FormSkeleton />} failed={texts.networkError}>
      {children}
    </Loaded>
  );
}

import { useQuery } from '@apollo/client/react';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Link, useNavigate, useParams } from 'react-router';
import { ProfileSkeleton } from '#accounts/profile/profile-skeleton.tsx';
import { useViewer } from '#accounts/viewer.ts';
import { OwnVariantsDocument } from '#catalog/variants/own-variants-query.ts';
import { VariantForm } from '#catalog/variants/variant-form.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Loaded, Loading } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

/** The seller's grid of options and variants. */
export function ProductVariantsScreen() {
  const { slug = '' } = useParams();
  const query = useQuery(OwnVariantsDocument, {
    variables: { slug },
    fetchPolicy: 'no-cache',
  });
  const navigate = useNavigate();
  const toast = useToast();
  const { viewer } = useViewer();
  const { data } = query;
  const product = data?.product ?? null;
  const isOwn = product !== null && product.shop.slug === data?.viewer?.shop?.slug;
  const address = `/dashboard/shop/products/${slug}`;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl">
            Variants
          </h1>
          <p className="min-h-6 break-words text-muted">{isOwn && product.name}</p>
        </div>
        {(isOwn || !data) && (
          <Link to={`${address}/edit`} className={buttonStyle({ tone: 'secondary' })}>
            Edit product
          </Link>
        )}
      </div>
      <Loaded
        query={query}
        data={isOwn ? product : null}
        skeleton={<ProfileSkeleton />}
        failed={texts.networkError}
        missing={<EmptyState heading={catalogTexts.productMissing} />}
      >
        {(own) =>
          viewer ? (
            <Card className="p-5 sm:p-8">
              <VariantForm
                userId={viewer.id}
                product={own}
                canPublish={data?.viewer?.shop?.verification === 'VERIFIED' && !own.isArchived}
                onSaved={() => {
                  toast.success('Variants saved');
                  navigate(address);
                }}
              />
            </Card>
          ) : (
            <Loading>
              <ProfileSkeleton />
            </Loading>
          )
        }
      </Loaded>
    </div>
  );
}

import { useQuery } from '@apollo/client/react';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, useNavigate, useParams } from 'react-router';
import { ProfileSkeleton } from '#accounts/profile/profile-skeleton.tsx';
import { useViewer } from '#accounts/viewer.ts';
import { OwnVariantsDocument } from '#catalog/variants/own-variants-query.ts';
import { VariantForm } from '#catalog/variants/variant-form.tsx';
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
    <div className="flex flex-col gap-4 sm:gap-6">
      <div>
        {(isOwn || !data) && (
          <Link to={`${address}/edit`} className="tap-line text-brand max-sm:-mt-2.5 md:hidden">
            <ChevronLeft aria-hidden="true" className="-ms-1 size-4" />
            Edit product
          </Link>
        )}
        <h1 tabIndex={-1} className="text-2xl">
          Variants
        </h1>
        <p className="min-h-6 break-words text-muted">{isOwn && product.name}</p>
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
            <Card className="max-sm:border-0 max-sm:bg-transparent sm:p-8">
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

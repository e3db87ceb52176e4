import { useQuery } from '@apollo/client/react';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Link, useNavigate, useParams } from 'react-router';
import { useViewer } from '#accounts/viewer.ts';
import { OwnProductDocument } from '#catalog/selling/product-fields.tsx';
import { ProductForm } from '#catalog/selling/product-form.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { FormSkeleton } from '#ui/display/form-skeleton.tsx';
import { Loaded, Loading } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

export function EditProductScreen() {
  const { slug = '' } = useParams();
  const { viewer } = useViewer();
  const query = useQuery(OwnProductDocument, {
    variables: { slug },
    fetchPolicy: 'no-cache',
  });
  const navigate = useNavigate();
  const toast = useToast();
  const { data } = query;
  const product = data?.product ?? null;
  const categories = data?.categories ?? null;
  const isOwn = product !== null && product.shop.slug === data?.viewer?.shop?.slug;
  const onSaved = () => {
    toast.success('Product updated');
    navigate('/dashboard/shop/products');
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="break-words text-2xl">
          Edit product
        </h1>
        {(isOwn || !data) && (
          <Link to={`/dashboard/shop/products/${slug}`} className={buttonStyle({ tone: 'secondary' })}>
            View product
          </Link>
        )}
      </div>
      <Loaded
        query={query}
        data={isOwn && categories ? { product, categories } : null}
        skeleton={<FormSkeleton />}
        failed={texts.networkError}
        missing={<EmptyState heading={catalogTexts.productMissing} />}
      >
        {({ product, categories }) =>
          viewer ? (
            <ProductForm
              userId={viewer.id}
              product={product}
              categories={categories}
              shop={product.shop}
              onlyDraft={viewer.shop?.verification !== 'VERIFIED' && !product.isActive}
              onSaved={onSaved}
            />
          ) : (
            <Loading>
              <FormSkeleton />
            </Loading>
          )
        }
      </Loaded>
    </div>
  );
}

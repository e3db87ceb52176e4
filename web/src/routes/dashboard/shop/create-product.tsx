import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { Link, useNavigate } from 'react-router';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { ProductForm } from '#catalog/selling/product-form.tsx';
import { graphql } from '#gql/gql.ts';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { FormSkeleton } from '#ui/display/form-skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const NewProductDocument = graphql(`
  query NewProduct {
    categories {
      id
      ...CategoryChoice_category
    }
    viewer {
      user {
        id
      }
      shop {
        id
        name
        city
        verification
      }
    }
  }
`);

export function CreateProductScreen() {
  return (
    <div className="flex flex-col gap-6">
      <h1 tabIndex={-1} className="text-2xl">
        Add product
      </h1>
      <RequireRole needed="seller">
        {/* Shown before the form: only sellers with a confirmed address may send it. */}
        <EmailReminder />
        <NewProduct />
      </RequireRole>
    </div>
  );
}

function NewProduct() {
  const query = useQuery(NewProductDocument, { fetchPolicy: 'cache-and-network' });
  const navigate = useNavigate();
  const toast = useToast();
  const { user, shop } = query.data?.viewer ?? {};
  const isVerified = shop?.verification === 'VERIFIED';
  // While verification is pending, sellers can prepare drafts that only they can see.
  const isPending = shop?.verification === 'PENDING';
  const done = (next?: string) => {
    if (next) return navigate(next);
    toast.success(isPending ? 'Draft saved' : 'Product created');
    navigate(isPending ? '/dashboard/shop/products' : '/dashboard/shop');
  };
  return (
    <>
      {isPending && <VerificationBanner />}
      <Loaded query={query} data={query.data} skeleton={<FormSkeleton />} failed={texts.networkError}>
        {({ categories }) =>
          !shop || !(isVerified || isPending) ? (
            <>
              <VerificationBanner />
              <EmptyState
                heading={shopTexts.verificationRequired}
                text="You can add products as soon as your shop is verified."
                action={
                  <Link to="/dashboard/shop" className={buttonStyle({ tone: 'secondary' })}>
                    Go to my shop
                  </Link>
                }
              />
            </>
          ) : (
            categories &&
            user && (
              <ProductForm
                userId={user.id}
                product={null}
                categories={categories}
                shop={{ name: shop.name, city: shop.city, isVerified, takesOrders: true }}
                onlyDraft={isPending}
                onSaved={done}
              />
            )
          )
        }
      </Loaded>
    </>
  );
}

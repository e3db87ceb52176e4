import { Link } from 'react-router';
import { PageMeta } from '#app/page-meta.tsx';
import { RequireLogin } from '#app/require-login.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/empty-state.tsx';

export function CartScreen() {
  return (
    <>
      <PageMeta title="Cart" noIndex />
      <RequireLogin>
        <div className="page-width py-12">
          <EmptyState
            heading="Your cart is empty"
            level={1}
            text="What you put into your cart waits for you here."
            action={
              <Link to="/products" className={buttonStyle()}>
                Browse products
              </Link>
            }
          />
        </div>
      </RequireLogin>
    </>
  );
}

import { Link } from 'react-router';
import { PageMeta } from '#app/page-meta.tsx';
import { RequireLogin } from '#app/require-login.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';

export function WishlistScreen() {
  return (
    <>
      <PageMeta title="Wishlist" noIndex />
      <RequireLogin>
        <div className="page-width py-12">
          <EmptyState
            heading="Your wishlist is empty"
            level={1}
            text="Tap the heart of a product to keep it for later."
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

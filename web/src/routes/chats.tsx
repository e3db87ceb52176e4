import { Link } from 'react-router';
import { PageMeta } from '#app/page-meta.tsx';
import { RequireLogin } from '#app/require-login.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/empty-state.tsx';

export function ChatsScreen() {
  return (
    <>
      <PageMeta title="Chats" noIndex />
      <RequireLogin>
        <div className="page-width py-12">
          <EmptyState
            heading="No conversations yet"
            level={1}
            text="Ask a seller about a product, and your conversation stands here."
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

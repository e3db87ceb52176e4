import { createContext, type ReactNode, use } from 'react';

interface ReviewSide {
  /** The shop that signs the replies. */
  shopName: string;
  /** The viewer's own shop: they reply, and don't vote. */
  isOwn: boolean;
  /** Renders further actions, which modules above this one provide. */
  report?: (reviewId: string) => ReactNode;
}

const SideContext = createContext<ReviewSide>({ shopName: '', isOwn: false });

/** The screen provides this once for every review below it. */
export function ReviewSideProvider({ children, ...side }: ReviewSide & { children: ReactNode }) {
  return <SideContext value={side}>{children}</SideContext>;
}

export function useReviewSide(): ReviewSide {
  return use(SideContext);
}

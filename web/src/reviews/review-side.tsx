import { createContext, type ReactNode, use } from 'react';

interface ReviewSide {
  /** Whose reviews these are, as their replies are signed. */
  shopName: string;
  /** The viewer's own shop: they reply, and don't vote. */
  isOwn: boolean;
  /** What else can be done about a review, from modules above. */
  report?: (reviewId: string) => ReactNode;
}

const SideContext = createContext<ReviewSide>({ shopName: '', isOwn: false });

/** Told once by the screen, for every review below. */
export function ReviewSideProvider({ children, ...side }: ReviewSide & { children: ReactNode }) {
  return <SideContext value={side}>{children}</SideContext>;
}

export function useReviewSide(): ReviewSide {
  return use(SideContext);
}

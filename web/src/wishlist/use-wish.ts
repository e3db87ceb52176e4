import { useApolloClient } from '@apollo/client/react';
import { wishlistTexts } from '@besesaka/schema/wishlist/texts.ts';
import { useEffect } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { currentRole, useRole } from '#platform/user/role.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { changeWish } from './change-wish.ts';
import { needWishes } from './read-wishes.ts';
import { useIsWished, useIsWishPending, wishes } from './wishes.ts';

/** A product's heart. Visitors go to the login, and find the product on their wishlist afterwards. */
export function useWish(productId: string) {
  const client = useApolloClient();
  const toast = useToast();
  const askLogin = useAskLogin();
  const role = useRole();
  const isWished = useIsWished(productId);
  const isPending = useIsWishPending(productId);
  useEffect(() => {
    if (role !== null) needWishes(client);
  }, [role, client]);

  async function change(add: boolean) {
    if (wishes.isPending(productId)) return;
    const intent = { kind: 'wish', subjectId: productId } as const;
    if (currentRole() === null) return askLogin(intent, wishlistTexts.loginToAdd);
    const failure = await changeWish(client, productId, add);
    if (!failure) toast.success(add ? wishlistTexts.added : wishlistTexts.removed);
    else if (failure.login) askLogin(intent, failure.message);
    else toast.error(failure.message);
  }

  return {
    isWished,
    isPending,
    toggle: () => change(!wishes.has(productId)),
    /** Removes the product, even if the set is not loaded yet. */
    remove: () => change(false),
  };
}

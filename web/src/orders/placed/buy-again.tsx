import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { writeCart } from '#orders/cart/change-cart.ts';
import { Button } from '#ui/controls/button.tsx';
import { useSend } from '#ui/forms/use-send.ts';

const BuyAgainMutation = graphql(`
  mutation BuyAgain($input: BuyAgainInput!) {
    result: buyAgain(input: $input) {
      cart {
        ...Cart_cart
      }
      leftOut
      errors {
        ...Failure
      }
    }
  }
`);

interface BuyAgainProps {
  orderId: string;
  /** How many different products the order has. */
  count: number;
}

/** Where the products of the order are now. */
export function inCartText(count: number, leftOut: number): string {
  if (leftOut > 0) return 'The rest is in your cart.';
  return count === 1 ? 'It is in your cart.' : 'They are in your cart.';
}

/** Puts the order's products into the cart again, and names those that are not available. */
export function BuyAgain({ orderId, count }: BuyAgainProps) {
  const client = useApolloClient();
  const [leftOut, setLeftOut] = useState<readonly string[] | null>(null);
  const { press, busy } = useSend(BuyAgainMutation, {
    needs: ['cart', 'leftOut'],
    done: (result) => {
      writeCart(client, result.cart);
      setLeftOut(result.leftOut);
    },
  });

  return (
    <>
      <Button size="large" wide busy={busy} onClick={() => press({ input: { orderId } })}>
        Buy again
      </Button>
      <div role="status" className="flex flex-col gap-1 rounded-md bg-sunken px-4 py-2 text-sm empty:hidden">
        {leftOut && (
          <>
            {leftOut.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {leftOut.length < count && (
              <p className="flex min-h-11 items-center justify-between gap-3">
                {inCartText(count, leftOut.length)}
                <Link to="/cart" className="link inline-flex min-h-11 items-center font-medium">
                  Open cart
                </Link>
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}

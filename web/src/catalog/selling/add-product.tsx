import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { Link } from 'react-router';
import { useVerification } from '#shops/applications/verification-banner.tsx';
import { Button, buttonStyle } from '#ui/controls/button.tsx';

const createPath = '/dashboard/shop/products/create';

/** Only verified sellers can publish; while verification is pending they can prepare a draft. */
export function AddProduct() {
  const verification = useVerification();
  if (!verification) return null;
  if (verification === 'VERIFIED')
    return (
      <Link to={createPath} className={buttonStyle({})}>
        Add Product
      </Link>
    );
  return (
    <>
      <Button disabled title="Add Product">
        {shopTexts.verificationRequired}
      </Button>
      {verification === 'PENDING' && (
        <Link to={createPath} className={buttonStyle({ tone: 'secondary' })}>
          Prepare a draft
        </Link>
      )}
    </>
  );
}

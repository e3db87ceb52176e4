import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { Link } from 'react-router';
import { useVerification, verificationId } from '#shops/applications/verification-banner.tsx';
import { Button, type ButtonStyle, buttonStyle } from '#ui/controls/button.tsx';

const createPath = '/dashboard/shop/products/create';

/** Only verified sellers can publish; while verification is pending they can prepare a draft. */
export function AddProduct({ size }: Pick<ButtonStyle, 'size'>) {
  const verification = useVerification();
  if (!verification) return null;
  if (verification === 'VERIFIED')
    return (
      <Link to={createPath} className={buttonStyle({ size })}>
        Add Product
      </Link>
    );
  return (
    <>
      <Button size={size} blocked={{ shownBy: verificationId }} title="Add Product">
        {shopTexts.verificationRequired}
      </Button>
      {verification === 'PENDING' && (
        <Link to={createPath} className={buttonStyle({ tone: 'secondary', size })}>
          Prepare a draft
        </Link>
      )}
    </>
  );
}

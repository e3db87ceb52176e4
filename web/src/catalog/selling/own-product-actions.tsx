import Archive from 'lucide-react/icons/archive';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import Layers from 'lucide-react/icons/layers';
import Pencil from 'lucide-react/icons/pencil';
import Tags from 'lucide-react/icons/tags';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { MoreActions } from '#ui/dialogs/more-actions.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { optional } from '#ui/display/optional.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { usePutAway } from './use-put-away.ts';

// The dialog contains the contract's checks, which are only needed for editing.
const OfferDialog = optional(async () => (await import('./offer-dialog.tsx')).OfferDialog);

interface Own {
  slug: string;
  name: string;
  price: { amount: string };
  compareAtPrice: { amount: string } | null;
  stockQuantity: number;
  version: number;
  hasVariants: boolean;
}

interface PricingProps {
  product: Own;
  children: ReactNode;
  className?: string;
}

/** Opens the dialog for price and stock, or the grid of a product with variants. */
export function PricingButton(props: PricingProps) {
  const { slug, name, hasVariants } = props.product;
  if (!hasVariants) return <SimplePricingButton {...props} />;
  return (
    <Link
      to={`/dashboard/shop/products/${slug}/variants`}
      aria-label={`Price and stock of ${name}`}
      className={classNames(buttonStyle({ tone: 'secondary', size: 'small' }), props.className)}
    >
      <Tags aria-hidden="true" className="size-4" />
      {props.children}
    </Link>
  );
}

function SimplePricingButton({ product, children, className }: PricingProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, price, compareAtPrice, stockQuantity, version } = product;
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        className={className}
        aria-label={`Price and stock of ${name}`}
        onClick={() => setOpen(true)}
      >
        <Tags aria-hidden="true" className="size-4" />
        {children}
      </Button>
      {isOpen && (
        <OfferDialog
          product={product}
          start={{ price: price.amount, stockQuantity, version }}
          compareAt={compareAtPrice?.amount ?? null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface Props {
  product: Own & { isActive: boolean; isArchived: boolean };
}

/** The seller's actions for one product. A draft has no link to its public page, because buyers cannot see it. */
export function OwnProductActions({ product }: Props) {
  const { archive, restore } = usePutAway();
  const { busy, duplicate } = useDuplicate();
  const { name, slug, isActive, isArchived } = product;
  return (
    <div className="flex flex-wrap gap-2 sm:gap-3">
      <Link to={`/dashboard/shop/products/${slug}/edit`} className={buttonStyle({ size: 'small' })}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Link>
      {!isArchived && <PricingButton product={product}>Price and stock</PricingButton>}
      <MoreActions label={`More actions for ${name}`}>
        {!isArchived && !product.hasVariants && <AddVariants slug={slug} />}
        {isActive && !isArchived && (
          <Link to={`/products/${slug}`} className={buttonStyle({ tone: 'secondary', size: 'small' })}>
            <Eye aria-hidden="true" className="size-4" />
            View as a buyer
          </Link>
        )}
        <Button
          tone="secondary"
          size="small"
          busy={busy}
          aria-label={`Duplicate ${name}`}
          onClick={() => void duplicate(product)}
        >
          {!busy && <Copy aria-hidden="true" className="size-4" />}
          Duplicate
        </Button>
        {isArchived ? (
          <Button tone="secondary" size="small" aria-label={`Restore ${name}`} onClick={() => restore(product)}>
            <Undo2 aria-hidden="true" className="size-4" />
            Restore
          </Button>
        ) : (
          <Button tone="secondary" size="small" aria-label={`Archive ${name}`} onClick={() => void archive(product)}>
            <Archive aria-hidden="true" className="size-4" />
            Archive
          </Button>
        )}
      </MoreActions>
    </div>
  );
}

function AddVariants({ slug }: { slug: string }) {
  return (
    <Link
      to={`/dashboard/shop/products/${slug}/variants`}
      className={buttonStyle({ tone: 'secondary', size: 'small' })}
    >
      <Layers aria-hidden="true" className="size-4" />
      Add sizes or colours
    </Link>
  );
}

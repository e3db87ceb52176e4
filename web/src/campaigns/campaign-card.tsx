import { campaignLimits as limits } from '@besesaka/schema/campaigns/limits.ts';
import { campaignTexts } from '@besesaka/schema/campaigns/texts.ts';
import { longDate, shortDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { CampaignCard_CampaignFragment } from '#gql/graphql.ts';
import { RenewalSwitch, savedCardsPath, useSetRenewal } from '#payments/renewal-switch.tsx';
import { useStartPayment } from '#payments/use-start-payment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { CampaignFigures } from './campaign-figures.tsx';

const CampaignCardFragment = graphql(`
  fragment CampaignCard_campaign on Campaign {
    id
    version
    productName
    product {
      id
      slug
      price {
        amount
      }
      primaryImage {
        id
        path
        color
      }
    }
    planId
    durationDays
    pricePaid {
      amount
    }
    startsAt
    endsAt
    graceEndsAt
    daysRemaining
    isRenewing
    hasRenewalFailed
    state
    figures {
      ...CampaignFigures_figures
    }
  }
`);

const SetCampaignRenewalMutation = graphql(`
  mutation SetCampaignRenewal($input: SetCampaignRenewalInput!) {
    result: setCampaignRenewal(input: $input) {
      campaign {
        id
        version
        isRenewing
        hasRenewalFailed
      }
      errors {
        ...Failure
      }
    }
  }
`);

const ExtendCampaignMutation = graphql(`
  mutation ExtendCampaign($input: ExtendCampaignInput!) {
    result: extendCampaign(input: $input) {
      payment {
        paymentUrl
        reference
      }
      errors {
        ...Failure
      }
    }
  }
`);

type Shown = CampaignCard_CampaignFragment;

interface Props {
  campaign: FragmentType<typeof CampaignCardFragment>;
  /** The current price of each plan, by its id. */
  prices: ReadonlyMap<string, string>;
}

export function CampaignCard({ campaign, prices }: Props) {
  const shown = readFragment(CampaignCardFragment, campaign);
  const { id, productName, isRenewing, hasRenewalFailed, state, figures } = shown;
  const renewal = useSetRenewal(SetCampaignRenewalMutation, id, { failed: campaignTexts.renewalFailed });
  return (
    <Card className="flex flex-col gap-2 p-4">
      <Product shown={shown} />
      {hasRenewalFailed && (
        <p role="note" className="flex gap-2.5 rounded-md bg-clay-tint px-4 py-3 text-clay-strong text-sm">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {texts.autoRenewFailed}{' '}
            <Link to={savedCardsPath} className="font-semibold underline underline-offset-4">
              See your saved cards
            </Link>
          </span>
        </p>
      )}
      <Times shown={shown} />
      {figures && <CampaignFigures figures={figures} />}
      {state !== 'EXPIRED' && (
        <RenewalSwitch isRenewing={isRenewing} busy={renewal.busy} onChange={(next) => void renewal.set(next)} />
      )}
      {state !== 'ACTIVE' && <Extend id={id} name={productName} shown={shown} price={prices.get(shown.planId)} />}
    </Card>
  );
}

function Product({ shown }: { shown: Shown }) {
  const { productName, product, state } = shown;
  const picture = product?.primaryImage;
  return (
    <div className="flex items-start gap-3">
      <div className="size-14 shrink-0 overflow-hidden rounded-md no-picture">
        {picture && <Picture path={picture.path} alt="" color={picture.color} sizes="56px" className="size-14" />}
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="break-words font-medium text-base">
          {product ? (
            <Link to={`/products/${product.slug}`} className="tap-text underline-offset-4">
              <span className="line-clamp-2">{productName}</span>
            </Link>
          ) : (
            <span className="line-clamp-2">{productName}</span>
          )}
        </h2>
        {product && <p className="price text-sm">{cedi(product.price.amount)}</p>}
      </div>
      <span className="self-start">
        <StateBadge state={state} />
      </span>
    </div>
  );
}

function StateBadge({ state }: { state: Shown['state'] }) {
  if (state === 'ACTIVE') return <Badge tone="brand">Active</Badge>;
  return state === 'GRACE' ? <Badge tone="gold">Grace Period</Badge> : <Badge>Expired</Badge>;
}

function Times({ shown }: { shown: Shown }) {
  const { state, daysRemaining: days, startsAt, endsAt, graceEndsAt, durationDays, pricePaid } = shown;
  return (
    <p className="text-muted text-sm">
      {state === 'ACTIVE' && (
        <>
          <strong className={days <= limits.fewDays ? 'text-clay' : 'text-text'}>
            {days === 1 ? '1 day' : `${days} days`}
          </strong>{' '}
          left ·{' '}
        </>
      )}
      {state === 'GRACE' && <strong className="text-clay">Still featured until {longDate(graceEndsAt)}. </strong>}
      <span className={state === 'EXPIRED' ? undefined : 'max-sm:hidden'}>
        {shortDate(startsAt)} – {shortDate(endsAt)} ·{' '}
      </span>
      {cedi(pricePaid.amount)} for {durationLabel(durationDays)}
    </p>
  );
}

function Extend({ id, name, shown, price }: { id: string; name: string; shown: Shown; price: string | undefined }) {
  const { busy, pay } = useStartPayment({
    mutation: ExtendCampaignMutation,
    input: { id },
    failed: campaignTexts.extendFailed,
  });
  return (
    <>
      <Button tone="secondary" busy={busy} aria-label={`Extend ${name}`} onClick={() => void pay()}>
        Extend
      </Button>
      {price && (
        <p className="text-center text-muted text-sm">
          {cedi(price)} for {durationLabel(shown.durationDays)} more, paid on the next page
        </p>
      )}
    </>
  );
}

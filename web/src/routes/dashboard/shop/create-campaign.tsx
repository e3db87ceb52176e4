import { useQuery } from '@apollo/client/react';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PaymentStep } from '#campaigns/payment-step.tsx';
import { PlanStep } from '#campaigns/plan-step.tsx';
import { ProductStep } from '#campaigns/product-step.tsx';
import { StepHeading, StepList } from '#campaigns/step-list.tsx';
import { SuccessStep } from '#campaigns/success-step.tsx';
import { type Choice, readChoice, searchOf, steps } from '#campaigns/wizard-steps.ts';
import { graphql } from '#gql/gql.ts';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { useVerification, VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const CampaignPlansDocument = graphql(`
  query CampaignPlans {
    campaignPlans {
      id
      ...PlanStep_plan
      ...PaymentStep_plan
    }
  }
`);

const CampaignProductDocument = graphql(`
  query CampaignProduct($id: ID!) {
    product(by: { id: $id }) {
      id
      slug
      ...ProductRow_product
    }
  }
`);

export function CreateCampaignScreen() {
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <h1 tabIndex={-1} className="text-2xl">
        Create Campaign
      </h1>
      <RequireRole needed="seller">
        <Wizard />
      </RequireRole>
    </div>
  );
}

function Wizard() {
  const [params] = useSearchParams();
  const choice = readChoice(params);
  const first = useRef(choice.step);
  const verification = useVerification();
  // A seller who has paid sees the result, even if the verification has changed since.
  if (!choice.reference && verification && verification !== 'VERIFIED')
    return (
      <>
        <VerificationBanner />
        <Link to="/dashboard/shop/products" className={`${buttonStyle({ tone: 'secondary' })} self-start`}>
          My Products
        </Link>
      </>
    );
  return (
    <>
      <StepList choice={choice} />
      <section aria-labelledby="step" className="flex flex-col gap-3">
        <StepHeading key={choice.step} moved={choice.step !== first.current}>
          {steps[choice.step - 1] ?? steps[0]}
        </StepHeading>
        {choice.step === 1 && <ProductStep choice={choice} />}
        {(choice.step === 2 || choice.step === 3) && <Chosen choice={choice} />}
        {choice.step === 4 && <SuccessStep key={choice.reference} reference={choice.reference} />}
      </section>
    </>
  );
}

/** The steps that need the plans and the chosen product. */
function Chosen({ choice }: { choice: Choice }) {
  const offered = useQuery(CampaignPlansDocument);
  const { productId: id, planId, step } = choice;
  const chosenProduct = useQuery(CampaignProductDocument, {
    variables: { id },
    skip: id === '',
    fetchPolicy: 'cache-and-network',
  });
  const plans = offered.data?.campaignPlans;
  const isAsking = (one: typeof offered | typeof chosenProduct) => one.loading && !one.data;
  if (isAsking(offered) || isAsking(chosenProduct)) return <Skeleton className="h-80 w-full rounded-lg" />;
  if (!plans || (id !== '' && !chosenProduct.data)) return <NotLoaded />;
  const product = chosenProduct.data?.product;
  const plan = plans.find((one) => one.id === planId);
  if (!product || (step === 3 && !plan)) return <Missing choice={choice} />;
  if (step === 3 && plan) return <PaymentStep plan={plan} plans={plans} product={product} choice={choice} />;
  return <PlanStep plans={plans} product={product} choice={choice} />;
}

function NotLoaded() {
  const navigate = useNavigate();
  return (
    <div role="alert">
      <EmptyState
        heading={texts.wizardLoadFailed}
        level={3}
        text="Please check your connection and try again."
        action={<Button onClick={() => void navigate(-1)}>Go Back</Button>}
      />
    </div>
  );
}

function Missing({ choice }: { choice: Choice }) {
  return (
    <EmptyState
      heading={texts.missingHeading}
      level={3}
      text={texts.missingChoice}
      action={
        <Link to={searchOf({ ...choice, step: 1 })} className={buttonStyle()}>
          Select Product
        </Link>
      }
    />
  );
}

import { useQuery } from '@apollo/client/react';
import { campaignLimits as limits } from '@besesaka/schema/campaigns/limits.ts';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Link, useSearchParams } from 'react-router';
import { CampaignCard } from '#campaigns/campaign-card.tsx';
import { graphql } from '#gql/gql.ts';
import type { CampaignsQuery } from '#gql/graphql.ts';
import { renewalHint } from '#payments/renewal-switch.tsx';
import { useLive } from '#platform/network/use-live.ts';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { useVerification, VerificationBanner, verificationId } from '#shops/applications/verification-banner.tsx';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { PageLinks } from '#ui/lists/page-links.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const CampaignsDocument = graphql(`
  query Campaigns($state: CampaignFilter!, $page: Int!) {
    campaignPlans {
      id
      price {
        amount
      }
    }
    viewer {
      savedCards {
        id
        last4
        isExpired
      }
      shop {
        id
        campaigns(state: $state, page: $page) {
          totalCount
          edges {
            node {
              id
              state
              ...CampaignCard_campaign
            }
          }
        }
      }
    }
  }
`);

const CampaignChangedSubscription = graphql(`
  subscription CampaignChanged {
    campaignChanged {
      campaign {
        id
        version
        state
      }
    }
  }
`);

const tabs = [
  { state: 'ALL', name: 'all', label: 'All', empty: 'You have no campaigns yet' },
  { state: 'ACTIVE', name: 'active', label: 'Active', empty: 'No campaign is active' },
  { state: 'GRACE', name: 'grace', label: 'Grace Period', empty: 'No campaign is in its grace period' },
  { state: 'EXPIRED', name: 'expired', label: 'Expired', empty: 'No campaign has expired' },
] as const;

export function CampaignsScreen() {
  return (
    <div className="flex flex-col gap-5">
      <RequireRole needed="seller">
        <Campaigns />
      </RequireRole>
    </div>
  );
}

function Campaigns() {
  const [params] = useSearchParams();
  const tab = tabs.find(({ name }) => name === params.get('state')) ?? tabs[0];
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const query = useQuery(CampaignsDocument, {
    variables: { state: tab.state, page },
    fetchPolicy: 'cache-and-network',
  });
  const toast = useToast();
  useLive(CampaignChangedSubscription, {}, { onData: () => void query.refetch().catch(() => {}) });
  const refresh = () => void query.refetch().catch(() => toast.error(texts.refreshFailed));
  return (
    <>
      <Header busy={query.loading} onRefresh={refresh} />
      <VerificationBanner />
      <TabLinks
        label="Featured Products"
        tabs={tabs.map(({ name, label }) => ({ label, to: `?state=${name}`, isCurrent: name === tab.name }))}
      />
      <Loaded
        query={query}
        data={query.data?.viewer?.shop?.campaigns && query.data}
        skeleton={<CardsSkeleton />}
        failed={texts.loadFailed}
        retry="Try Again"
      >
        {(data) => <Found data={data} tab={tab} page={page} />}
      </Loaded>
    </>
  );
}

function Header({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) {
  return (
    <div className="flex items-center gap-x-2">
      <h1 tabIndex={-1} className="min-w-0 flex-1 text-2xl max-sm:text-xl">
        Featured Products
      </h1>
      <IconButton label="Refresh" onClick={onRefresh} busy={busy} className="max-sm:order-last max-sm:-mx-2.5">
        <RefreshCw aria-hidden="true" className="size-5" />
      </IconButton>
      <CreateCampaign />
    </div>
  );
}

/** Only verified sellers may buy a campaign; the server enforces it too. */
function CreateCampaign() {
  const verification = useVerification();
  if (!verification) return null;
  if (verification !== 'VERIFIED')
    return <Button blocked={{ shownBy: verificationId }}>{shopTexts.verificationRequired}</Button>;
  return (
    <Link to="/dashboard/shop/products/featured/create" className={`${buttonStyle()} max-sm:px-4 max-sm:text-sm`}>
      <span>
        Create<span className="max-sm:sr-only"> Campaign</span>
      </span>
    </Link>
  );
}

function Found({ data, tab, page }: { data: CampaignsQuery; tab: (typeof tabs)[number]; page: number }) {
  const { edges = [], totalCount = 0 } = data.viewer?.shop?.campaigns ?? {};
  const prices = new Map(data.campaignPlans?.map(({ id, price }) => [id, price.amount]));
  if (edges.length === 0)
    return (
      <EmptyState
        heading={tab.empty}
        text={
          tab.state === 'ALL'
            ? 'Featured products come first on the home page, in search and in their category.'
            : undefined
        }
      />
    );
  return (
    <>
      <p className="text-muted text-sm">
        Auto-renewal: {renewalHint(true, data.viewer?.savedCards, texts.renewsByLink)}
      </p>
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {activeFirst(edges).map(({ node: campaign }) => (
          <li key={campaign.id} className="min-w-0">
            <CampaignCard campaign={campaign} prices={prices} />
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        pageCount={Math.ceil(totalCount / limits.perPage)}
        pathOf={(page) => `?state=${tab.name}&page=${page}`}
      />
    </>
  );
}

const order = ['ACTIVE', 'GRACE', 'EXPIRED'];

function activeFirst<Edge extends { node: { state: string } }>(edges: readonly Edge[]): Edge[] {
  return [...edges].sort((a, b) => order.indexOf(a.node.state) - order.indexOf(b.node.state));
}

function CardsSkeleton() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {['first', 'second'].map((card) => (
        <Skeleton key={card} className="h-96 w-full rounded-lg" />
      ))}
    </div>
  );
}

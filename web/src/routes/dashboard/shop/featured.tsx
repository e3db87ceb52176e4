import { useParams } from 'react-router';
import { NotFoundScreen } from '#routes/not-found.tsx';
import { CampaignsScreen } from './campaigns.tsx';
import { CreateCampaignScreen } from './create-campaign.tsx';

/** One route for both, as every visitor's script names each. */
export function FeaturedScreen() {
  const path = (useParams()['*'] ?? '').replace(/\/$/, '');
  if (path === 'create') return <CreateCampaignScreen />;
  return path === '' ? <CampaignsScreen /> : <NotFoundScreen />;
}

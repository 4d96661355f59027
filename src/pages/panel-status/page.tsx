import { Navigate } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import { useCall } from '../../api/use-call';
import { getWebsite } from '../../core/contract/website';
import { PANEL } from '../../core/states';
import { EmptyState } from '../../ui/empty-state';
import { LoadState } from '../../ui/load-state';
import { ButtonLink } from '../../ui/plain/button-link';
import { useAfterChange } from '../../ui/use-after-change';
import { Active } from './active';
import { copy } from './copy';
import { Pending } from './pending';
import { Rejected } from './rejected';

const states = { 1: Pending, 2: Active, 3: Rejected };

const PanelStatusPage = () => {
  const { panel, server_time } = useFacts().profile;
  const { data, error, refetch } = useCall(getWebsite, {}, { enabled: panel !== null });
  // Reviews, renewals and domain changes arrive with new facts.
  useAfterChange(server_time, () => void refetch());

  if (panel === null) return <NoWebsite />;
  if (panel.status === PANEL.none) return <Navigate to="/mitra-panel/register" replace />;
  const State = states[panel.status];
  // The state comes with the facts, its details later.
  const website = data?.status === panel.status ? data : undefined;
  return (
    <LoadState data={website} error={error} onRetry={refetch}>
      {(found) => <State website={found} look={refetch} />}
    </LoadState>
  );
};

export default PanelStatusPage;

const NoWebsite = () => (
  <EmptyState
    drawing="locked"
    title={copy.missing}
    hint={copy.missingHint}
    level={1}
    action={<ButtonLink to="/tier">{copy.seeTiers}</ButtonLink>}
  />
);

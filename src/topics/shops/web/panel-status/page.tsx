import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { PANEL } from '../../../../core/states';
import { actions } from '../../../../core/text/actions';
import { useCall } from '../../../../platform/web/use-call';
import { detail, faint, line, paper, tint } from '../../../../ui/drawing-strokes';
import { EmptyState } from '../../../../ui/empty-state';
import { LoadState } from '../../../../ui/load-state';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { StatePage, StatePart } from '../../../../ui/state-page';
import { useAfterChange } from '../../../../ui/use-after-change';
import { getWebsite, type Website } from '../../contract/website';
import { Active } from './active';
import { copy } from './copy';
import { DomainState } from './domain-state';
import { HandedIn } from './handed-in';
import styles from './panel-status.module.css';

const Shop = ({ children }: { children: ReactNode }) => (
  <svg width="154" height="112" viewBox="0 0 132 96" fill="none" aria-hidden="true">
    <ellipse cx="66" cy="88" rx="48" ry="5" fill="var(--color-fill)" />
    <rect x="28" y="34" width="76" height="46" rx="5" fill={paper} {...line} />
    <path
      d="M24 34l7-17h70l7 17a10.5 10.5 0 0 1-21 0 10.5 10.5 0 0 1-21 0 10.5 10.5 0 0 1-21 0 10.5 10.5 0 0 1-21 0z"
      fill={tint}
      {...line}
    />
    <path d="M38 80V58h18v22" {...line} />
    {children}
  </svg>
);

const ReviewDrawing = () => (
  <Shop>
    <circle cx="88" cy="58" r="14" fill={tint} {...line} />
    <path d="M88 51v7l5 4" {...line} />
    <path d="M98 68l10 11" {...detail} strokeWidth={4} />
  </Shop>
);

const RejectedDrawing = () => (
  <Shop>
    <path d="M66 60h16M66 70h10" {...faint} />
    <path d="M86 76l4-12 16-16a5 5 0 0 1 8 8L98 72z" fill={tint} {...line} />
    <path d="M80 86h18" {...detail} />
  </Shop>
);

const Rejected = ({ website }: { website: Website }) => (
  <StatePage
    drawing={<RejectedDrawing />}
    title={copy.rejected.title}
    hint={copy.rejected.hint}
    ways={
      <>
        <ButtonLink to="/mitra-panel/register" size="large">
          {copy.rejected.again}
        </ButtonLink>
        <ButtonLink to="/dashboard" tone="quiet" size="large">
          {actions.later}
        </ButtonLink>
      </>
    }
  >
    {website.reject_reason && (
      <StatePart title={copy.rejected.reason} note>
        <p>{website.reject_reason}</p>
      </StatePart>
    )}
    <HandedIn website={website} />
  </StatePage>
);

const Pending = ({ website, refresh }: { website: Website; refresh: () => Promise<unknown> }) => (
  <StatePage
    drawing={<ReviewDrawing />}
    title={copy.pending.title}
    hint={copy.pending.hint}
    ways={
      <ButtonLink to="/dashboard" tone="quiet" size="large">
        {copy.pending.home}
      </ButtonLink>
    }
  >
    <StatePart title={copy.pending.next}>
      <ol className={styles.steps}>
        {copy.pending.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </StatePart>
    {website.domain && (
      <StatePart label={copy.own}>
        <DomainState domain={website.domain} refresh={refresh} />
      </StatePart>
    )}
    <HandedIn website={website} />
  </StatePage>
);

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
      {(found) => <State website={found} refresh={refetch} />}
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

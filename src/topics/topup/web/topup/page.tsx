import { Plus } from 'lucide-react';
import { useListing } from '../../../../admin/web/data/use-listing';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { actions } from '../../../../core/text/actions';
import { useLive } from '../../../../platform/web/live-events';
import { Chips } from '../../../../ui/chips';
import { DayChoice } from '../../../../ui/day-choice';
import { EmptyState } from '../../../../ui/empty-state';
import { useOpenHere } from '../../../../ui/open-here';
import { PageHead } from '../../../../ui/page-head';
import { PagedList } from '../../../../ui/paged-list';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { listTopups, type TopupSummary } from '../../contract/topup-list';
import { CancelDialog } from '../parts/cancel-dialog';
import { copy } from './copy';
import styles from './topup.module.css';
import { TopupRow } from './topup-row';

const TopupPage = () => {
  const { rows, chosen, change, refetch } = useListing(listTopups);
  const [asked, ask] = useOpenHere<TopupSummary>();
  useLive('topup', refetch);
  useLive('resync', refetch);

  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} extra={<NewTopup />} />
      <div className={styles.filters}>
        <Chips
          label={copy.statusLabel}
          options={[...copy.statuses]}
          value={chosen.status ?? ''}
          onChange={(value) => change({ status: value })}
        />
        <div className={styles.days}>
          <DayChoice from={chosen.from} to={chosen.to} onChange={change} />
        </div>
      </div>
      <PagedList
        label={copy.title}
        className={styles.list}
        rows={rows}
        unit={copy.unit}
        empty={<EmptyState title={copy.empty} hint={copy.emptyHint} action={<NewTopup />} />}
      >
        {(row) => <TopupRow key={row.id} topup={row} onCancel={() => ask(row)} onEnd={refetch} />}
      </PagedList>
      {asked && <CancelDialog topup={asked} onClose={() => ask(null)} onChanged={refetch} />}
    </>
  );
};

export default TopupPage;

const NewTopup = () =>
  useKnownPath()('/topup/form') && (
    <ButtonLink to="/topup/form">
      <Plus size={18} aria-hidden="true" />
      {actions.topUp}
    </ButtonLink>
  );

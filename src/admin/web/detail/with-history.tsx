import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Segmented } from '../../../ui/plain/segmented';
import { SkeletonList } from '../../../ui/skeleton';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import { useFacts } from '../session/facts';
import styles from './with-history.module.css';

const History = lazy(() => import('./history'));

const history = { value: 'history', label: 'Riwayat' } as const;

interface WithHistoryProps {
  resource: ResourceModel;
  record: EntityRow;
  /** The record's details or form, the first tab. */
  children: ReactNode;
  label?: string;
  /** Receives the record after a return to an earlier version. */
  onReturn?: (row: EntityRow) => void;
}

/** Details and changes of a record as tabs; only details where the host or the resource has no history. */
export const WithHistory = ({ resource, record, children, label = 'Detail', onReturn }: WithHistoryProps) => {
  const [tab, setTab] = useState<'detail' | 'history'>('detail');
  const { has_acts } = useFacts().profile;
  if (!has_acts || !resource.history) return children;
  return (
    <>
      <div className={styles.tabs}>
        <Segmented
          label="Isi data"
          options={[{ value: 'detail', label }, history]}
          value={tab}
          onChange={setTab}
          variant="tabs"
        />
      </div>
      {/* Stays mounted, so that a form keeps what was typed. */}
      <div hidden={tab !== 'detail'}>{children}</div>
      {tab === 'history' && (
        <Suspense fallback={<SkeletonList />}>
          <History resource={resource} record={record} onReturn={onReturn} />
        </Suspense>
      )}
    </>
  );
};

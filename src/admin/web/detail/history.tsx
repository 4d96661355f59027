import { useInvalidate } from '@refinedev/core';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { dateTime } from '../../../core/format/date';
import { asApiError } from '../../../platform/web/api-error';
import { useFeedback } from '../../../ui/feedback';
import { LoadState } from '../../../ui/load-state';
import { Button } from '../../../ui/plain/button';
import { Refusal } from '../../../ui/plain/refusal';
import { SkeletonList } from '../../../ui/skeleton';
import type { EntityRow } from '../../entity/calls';
import { historyEndpoint, type RecordChange, returnEndpoint } from '../../entity/history';
import type { ResourceModel } from '../../schema/model';
import { useCustomCall } from '../data/use-custom-call';
import { useCustomRead } from '../data/use-custom-read';
import { useChanges } from '../parts/use-changes';
import { useMay } from '../session/use-may';
import styles from './history.module.css';

const words: Record<RecordChange['kind'], string> = {
  create: 'Dibuat',
  edit: 'Diubah',
  delete: 'Dihapus',
  restore: 'Dikembalikan',
};

const Entry = ({ change, onReturn }: { change: RecordChange; onReturn: (() => void) | undefined }) => (
  <li className={styles.entry}>
    <div className={styles.head}>
      <span>
        <strong>{words[change.kind]}</strong> oleh {change.by ?? 'sistem'}
        <span className={styles.time}>{dateTime(change.at, { seconds: false })}</span>
      </span>
      {onReturn && (
        <Button tone="quiet" size="small" icon={<RotateCcw size={16} />} onClick={onReturn}>
          Kembalikan ke versi ini
        </Button>
      )}
    </div>
    {change.values.length > 0 && (
      <dl className={styles.values}>
        {change.values.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>{before}</del> <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </li>
);

interface HistoryProps {
  resource: ResourceModel;
  record: EntityRow;
  onReturn: ((row: EntityRow) => void) | undefined;
}

/** Changes of a record, newest first; a person who may edit it can return to each of its versions. */
const History = ({ resource, record, onReturn }: HistoryProps) => {
  const feedback = useFeedback();
  const invalidate = useInvalidate();
  const callCustom = useCustomCall();
  const edits = useMay(`${resource.name}:edit`);
  const {
    data: changes,
    error,
    refetch,
  } = useCustomRead(historyEndpoint(resource), {
    params: { id: record.id },
  });
  useChanges(resource, () => void refetch());
  const [refused, setRefused] = useState<string>();
  const mayReturn = resource.can.includes('edit') && edits.can && record.is_locked !== true;

  const goBack = async (state: string) => {
    setRefused(undefined);
    try {
      const body = { version: record.version, state };
      const row = await callCustom(returnEndpoint(resource), { params: { id: record.id }, body });
      onReturn?.(row);
      feedback.success('Berhasil dikembalikan.');
      await Promise.all([
        refetch(),
        invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'], id: record.id }),
      ]);
    } catch (failure) {
      const { message, errors = {} } = asApiError(failure);
      setRefused(Object.values(errors).flat().join(' ') || message);
    }
  };

  return (
    <LoadState data={changes} error={error} onRetry={refetch} skeleton={<SkeletonList rows={3} />}>
      {(shown) =>
        shown.length === 0 ? (
          <p>Baris ini dibuat otomatis dan tidak pernah diubah.</p>
        ) : (
          <div className={styles.history}>
            <Refusal error={refused} />
            <ol className={styles.list}>
              {shown.map((change) => {
                const { state } = change;
                const canReturn = mayReturn && state !== null && change.kind !== 'delete';
                return (
                  <Entry
                    key={state ?? 'now'}
                    change={change}
                    onReturn={canReturn ? () => void goBack(state) : undefined}
                  />
                );
              })}
            </ol>
          </div>
        )
      }
    </LoadState>
  );
};

export default History;

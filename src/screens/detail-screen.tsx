import { useOne } from '@refinedev/core';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../api/api-error';
import { useFacts } from '../api/facts';
import type { EntityRow } from '../core/contract/entity';
import { dateTime } from '../core/format/date';
import type { ResourceModel } from '../core/schema/model';
import card from '../ui/card.module.css';
import { LoadFailed } from '../ui/load-failed';
import { PageHead } from '../ui/page-head';
import { SkeletonList } from '../ui/skeleton';
import styles from './detail/detail.module.css';
import { Details } from './detail/details';
import { EntityForm } from './form/entity-form';
import { titleOf } from './parts/system-fields';

interface DetailScreenProps {
  resource: ResourceModel;
}

/** Detail of a resource that has a route for it; where editing has no page of its own, it is edited here. */
const DetailScreen = ({ resource }: DetailScreenProps) => {
  const [query] = useSearchParams();
  const { can } = useFacts();
  const id = query.get('q') ?? '';
  const { data, error, refetch } = useOne<EntityRow>({
    resource: resource.name,
    id,
    errorNotification: false,
  });
  const record = data?.data;
  const { list, edit, show } = resource.paths;
  const isEditedHere = edit === show && can(`${resource.name}:edit`).can;

  if (!record) {
    const failure = error && asApiError(error);
    return (
      <>
        <PageHead title={resource.label} back={list} />
        <section className={`${card.card} ${card.padded}`}>
          {failure ? (
            <LoadFailed
              message={failure.message}
              requestId={failure.request_id}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonList />
          )}
        </section>
      </>
    );
  }

  return (
    <>
      <PageHead
        title={titleOf(resource, record)}
        hint={`${resource.label} · terakhir diubah ${dateTime(record.updated_at, { seconds: false })}`}
        back={list}
      />
      <div className={styles.page}>
        <section className={`${card.card} ${card.padded}`}>
          <Details resource={resource} record={record} />
        </section>
        {isEditedHere && <EntityForm resource={resource} id={record.id} />}
      </div>
    </>
  );
};

export default DetailScreen;

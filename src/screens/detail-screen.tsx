import { useSearchParams } from 'react-router-dom';
import { useFacts } from '../api/facts';
import { dateTime } from '../core/format/date';
import type { ResourceModel } from '../core/schema/model';
import card from '../ui/card.module.css';
import { PageHead } from '../ui/page-head';
import { SkeletonList } from '../ui/skeleton';
import styles from './detail/detail.module.css';
import { Details } from './detail/details';
import { EntityForm } from './form/entity-form';
import { FieldDoors } from './parts/field-doors';
import { RecordFailed } from './parts/record-failed';
import { titleOf } from './parts/system-fields';
import { useRecord } from './parts/use-record';

interface DetailScreenProps {
  resource: ResourceModel;
}

/** Detail of a resource that has a route for it; where editing has no page of its own, it is edited here. */
const DetailScreen = ({ resource }: DetailScreenProps) => {
  const [query] = useSearchParams();
  const { can } = useFacts();
  const { record, error, retry } = useRecord(resource, query.get('q') ?? '');
  const { list, edit, show } = resource.paths;
  const isEditedHere = edit === show && can(`${resource.name}:edit`).can;

  if (!record) {
    return (
      <>
        <PageHead title={resource.label} back={list} />
        <section className={`${card.card} ${card.padded}`}>
          {error ? <RecordFailed resource={resource} error={error} onRetry={retry} /> : <SkeletonList />}
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
          <FieldDoors resource={resource}>
            <Details resource={resource} record={record} />
          </FieldDoors>
        </section>
        {isEditedHere && <EntityForm key={record.id} resource={resource} id={record.id} />}
      </div>
    </>
  );
};

export default DetailScreen;

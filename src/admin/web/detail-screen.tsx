import { Copy, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { dateTime } from '../../core/format/date';
import { actions } from '../../core/text/actions';
import card from '../../ui/card.module.css';
import { PageHead } from '../../ui/page-head';
import { ButtonLink } from '../../ui/plain/button-link';
import { SkeletonList } from '../../ui/skeleton';
import type { ResourceModel } from '../schema/model';
import { ActionButton } from './actions/action-button';
import { useOffered } from './actions/offered';
import { useActions } from './actions/use-actions';
import styles from './detail/detail.module.css';
import { Details } from './detail/details';
import { fromListIn, Neighbours } from './detail/neighbours';
import { RelatedLists } from './detail/related-lists';
import { WithHistory } from './detail/with-history';
import { EntityForm } from './form/entity-form';
import { FieldDepsProvider } from './parts/field-deps-provider';
import { RecordMissing } from './parts/record-missing';
import { titleOf } from './parts/system-fields';
import { useDuplicate } from './parts/use-duplicate';
import { useRecord } from './parts/use-record';
import { Warnings } from './parts/warnings';
import { useMay } from './session/use-may';

const DetailScreen = ({ resource }: { resource: ResourceModel }) => {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { record, error, retry } = useRecord(resource, query.get('q') ?? '');
  // Remounts the form after an action has changed the record.
  const [turn, setTurn] = useState(0);
  const recordActions = useActions(resource, () => setTurn(turn + 1));
  const offered = useOffered(resource);
  const copy = useDuplicate(resource)(query.get('q') ?? '');
  const { list, edit, show } = resource.paths;
  const edits = useMay(`${resource.name}:edit`);
  const mayEdit = edit !== undefined && edits.can;

  const neighbours = (
    <Neighbours
      resource={resource}
      from={fromListIn(state)}
      id={query.get('q') ?? ''}
      onOpen={(id, from) => navigate(`${show}?q=${id}`, { replace: true, state: { from } })}
    />
  );

  if (!record) {
    return (
      <>
        <PageHead title={resource.label} back={list} extra={neighbours} />
        <section className={`${card.card} ${card.padded}`}>
          <RecordMissing resource={resource} error={error} skeleton={<SkeletonList />} onRetry={retry} />
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
        extra={
          <>
            {neighbours}
            {offered('record', record).map((action) => (
              <ActionButton
                key={action.name}
                action={action}
                onClick={() => void recordActions.start(action, [record])}
              />
            ))}
            {copy && (
              <ButtonLink tone="quiet" to={copy}>
                <Copy size={18} />
                {actions.duplicate}
              </ButtonLink>
            )}
            {mayEdit && edit !== show && (
              <ButtonLink to={`${edit}?q=${record.id}`}>
                <Pencil size={18} />
                {actions.edit}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={styles.page}>
        <section className={`${card.card} ${card.padded}`}>
          <FieldDepsProvider resource={resource}>
            <Warnings of={record} />
            <WithHistory resource={resource} record={record}>
              <Details resource={resource} record={record} />
            </WithHistory>
          </FieldDepsProvider>
        </section>
        {mayEdit && edit === show && (
          <EntityForm key={`${record.id} ${turn}`} resource={resource} id={record.id} />
        )}
        {resource.related && <RelatedLists resource={resource} record={record} />}
      </div>
      {recordActions.dialog}
    </>
  );
};

export default DetailScreen;

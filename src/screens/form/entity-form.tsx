import { Form } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceModel } from '../../core/schema/model';
import card from '../../ui/card.module.css';
import { DraftNotice } from '../../ui/plain/draft-notice';
import { SkeletonForm } from '../../ui/skeleton';
import { FieldDoors } from '../parts/field-doors';
import { RecordFailed } from '../parts/record-failed';
import { Warnings } from '../parts/warnings';
import { ErrorSummary } from './error-summary';
import styles from './form.module.css';
import { FormSections } from './form-sections';
import type { Values } from './form-values';
import { markRequired } from './mark-required';
import { SaveBar } from './save-bar';
import { useEntityForm } from './use-entity-form';
import { VersionConflictDialog } from './version-conflict';

interface EntityFormProps {
  resource: ResourceModel;
  /** Undefined for a new record and for a `single` resource. */
  id: string | undefined;
  from?: string | undefined;
  given?: Values | undefined;
}

export const EntityForm = ({ resource, id, from, given }: EntityFormProps) => {
  const entity = useEntityForm(resource, id, from, given);
  const navigate = useNavigate();
  const { query, record, draft, errors } = entity;
  const { list, edit, show } = resource.paths;

  const { titles, leave } = entity;
  const { messagesAt, report } = errors;
  const surroundings = useMemo(
    () => ({ references: titles, messagesAt, onLeave: leave, onError: report }),
    [titles, messagesAt, leave, report],
  );

  if (!entity.isThere) {
    return (
      <section className={`${card.card} ${card.padded}`}>
        {query?.error ? (
          <RecordFailed resource={resource} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonForm />
        )}
      </section>
    );
  }

  return (
    <FieldDoors resource={resource} onUpload={entity.uploads.add}>
      {/* Where a record is edited on its detail page, that page says it. */}
      {record && (resource.single || edit !== show) && <Warnings of={record} />}
      <Form {...entity.formProps} layout="vertical" requiredMark={markRequired} className={styles.form}>
        <ErrorSummary resource={resource} errors={errors.summary} />
        {draft.restored && <DraftNotice onDiscard={entity.discardDraft} />}
        <FormSections resource={resource} surroundings={surroundings} />
        <SaveBar
          isNew={entity.isNew}
          submit={resource.submit}
          isSaving={entity.isSaving}
          draftAt={draft.draftAt}
          onSave={entity.onSave}
          onCancel={list ? () => navigate(list) : undefined}
        />
      </Form>
      {entity.conflict && (
        <VersionConflictDialog
          conflict={entity.conflict}
          onReload={entity.reload}
          onOverwrite={entity.overwrite}
          onClose={entity.closeConflict}
        />
      )}
    </FieldDoors>
  );
};

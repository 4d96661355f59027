import { Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Field } from '../../core/schema/field';
import type { ResourceModel } from '../../core/schema/model';
import card from '../../ui/card.module.css';
import { DraftNotice } from '../../ui/plain/draft-notice';
import { SkeletonForm } from '../../ui/skeleton';
import { FieldDoors } from '../parts/field-doors';
import { RecordFailed } from '../parts/record-failed';
import { Warnings } from '../parts/warnings';
import { ActiveField } from './active-field';
import { ErrorSummary } from './error-summary';
import styles from './form.module.css';
import { markRequired } from './mark-required';
import { SaveBar } from './save-bar';
import { useEntityForm } from './use-entity-form';
import { VersionConflictDialog } from './version-conflict';

interface EntityFormProps {
  resource: ResourceModel;
  /** Undefined: a new record, or the one of a `single` resource. */
  id: string | undefined;
  /** Of the record that a new one begins as a copy of. */
  from?: string | undefined;
}

/** One form for create and edit, drawn from the declaration. */
export const EntityForm = ({ resource, id, from }: EntityFormProps) => {
  const entity = useEntityForm(resource, id, from);
  const navigate = useNavigate();
  const { query, record, draft, errors } = entity;
  const { list, edit, show } = resource.paths;

  if (!entity.values) {
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

  const surroundings = {
    references: entity.titles,
    messagesAt: errors.messagesAt,
    onLeave: entity.leave,
    onError: errors.report,
  };
  return (
    <FieldDoors resource={resource} onUpload={entity.uploads.add}>
      {/* Where a record is edited on its detail page, that page says it. */}
      {record && (resource.single || edit !== show) && <Warnings of={record} />}
      <Form
        form={entity.form}
        initialValues={entity.values}
        layout="vertical"
        requiredMark={markRequired}
        className={styles.form}
        onFinish={() => void entity.save()}
        onValuesChange={entity.change}
      >
        <ErrorSummary resource={resource} errors={errors.summary} />
        {draft.restored && <DraftNotice onDiscard={entity.discardDraft} />}
        {resource.form.map((section) => (
          <section key={section.fields.join()} className={`${card.card} ${card.padded} ${styles.section}`}>
            <div>
              <h2 className={styles.title}>{section.title}</h2>
              {section.help && <p className={styles.reason}>{section.help}</p>}
            </div>
            <div className={styles.fields}>
              {section.fields.map((name) => (
                <ActiveField
                  key={name}
                  path={[name]}
                  field={resource.fields[name] as Field}
                  fields={resource.fields}
                  surroundings={surroundings}
                />
              ))}
            </div>
          </section>
        ))}
        <SaveBar
          isNew={entity.isNew}
          isSaving={entity.isSaving}
          draftAt={draft.savedAt}
          onSave={() => void entity.save()}
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

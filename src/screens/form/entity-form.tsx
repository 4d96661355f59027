import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../api/api-error';
import type { Field } from '../../core/schema/field';
import type { ResourceModel } from '../../core/schema/model';
import { FieldDoorsContext } from '../../fields/doors';
import card from '../../ui/card.module.css';
import { LoadFailed } from '../../ui/load-failed';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { SkeletonList } from '../../ui/skeleton';
import { useDoors } from '../parts/use-doors';
import { ErrorSummary } from './error-summary';
import { FieldItem } from './field-item';
import styles from './form.module.css';
import { SaveBar } from './save-bar';
import { useEntityForm } from './use-entity-form';
import { VersionConflictModal } from './version-conflict';

interface EntityFormProps {
  resource: ResourceModel;
  /** Undefined: a new record, or the one of a `single` resource. */
  id: string | undefined;
}

/** A star where a value is a must; the word where it is not. */
const markRequired = (label: ReactNode, { required }: { required: boolean }) => (
  <>
    {label}
    {required ? (
      <span className={styles.star} aria-hidden="true">
        *
      </span>
    ) : (
      <span className={styles.optional}>(opsional)</span>
    )}
  </>
);

/** One form for create and edit, drawn from the declaration. */
export const EntityForm = ({ resource, id }: EntityFormProps) => {
  const entity = useEntityForm(resource, id);
  const doors = useDoors(resource);
  const navigate = useNavigate();
  const [isDraftShown, setDraftShown] = useState(entity.draft.found !== undefined);
  const { list } = resource.paths;

  if (!entity.isReady) {
    const failure = entity.query?.error && asApiError(entity.query.error);
    return (
      <section className={`${card.card} ${card.padded}`}>
        {failure ? (
          <LoadFailed
            message={failure.message}
            requestId={failure.request_id}
            onRetry={() => void entity.query?.refetch()}
          />
        ) : (
          <SkeletonList />
        )}
      </section>
    );
  }

  return (
    <FieldDoorsContext.Provider value={doors}>
      <Form
        {...entity.formProps}
        form={entity.form}
        layout="vertical"
        requiredMark={markRequired}
        className={styles.form}
        initialValues={undefined}
        onFinish={() => void entity.save()}
        onValuesChange={(changed, all) => {
          entity.formProps.onValuesChange?.(changed, all);
          entity.keepDraft();
        }}
      >
        <ErrorSummary resource={resource} faults={entity.summary} />
        {isDraftShown && (
          <Notice
            tone="run"
            action={
              <Button
                tone="quiet"
                size="small"
                onClick={() => {
                  entity.discardDraft();
                  setDraftShown(false);
                }}
              >
                Buang draf
              </Button>
            }
          >
            Isian Anda yang belum tersimpan dipulihkan.
          </Notice>
        )}
        {resource.form.map((section) => (
          <section key={section.fields.join()} className={`${card.card} ${card.padded} ${styles.section}`}>
            <div>
              <h2 className={styles.title}>{section.title}</h2>
              {section.help && <p className={styles.reason}>{section.help}</p>}
            </div>
            <div className={styles.fields}>
              {section.fields.map((name) => (
                <FieldItem
                  key={name}
                  path={[name]}
                  field={resource.fields[name] as Field}
                  references={(entity.record?.reference_titles as Record<string, string> | undefined) ?? {}}
                  onLeave={entity.leave}
                />
              ))}
            </div>
          </section>
        ))}
        <SaveBar
          isNew={entity.isNew}
          isSaving={entity.isSaving}
          draftAt={entity.draft.savedAt}
          onSave={() => void entity.save()}
          onCancel={list ? () => navigate(list) : undefined}
        />
      </Form>
      <VersionConflictModal
        conflict={entity.conflict}
        onReload={entity.reload}
        onOverwrite={entity.overwrite}
        onClose={entity.closeConflict}
      />
    </FieldDoorsContext.Provider>
  );
};

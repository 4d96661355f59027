import { Button, Form } from 'antd';
import { memo, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { actions } from '../../../core/text/actions';
import card from '../../../ui/card.module.css';
import { leadTo } from '../../../ui/lead-to';
import { DraftNotice } from '../../../ui/plain/draft-notice';
import { Notice } from '../../../ui/plain/notice';
import { SaveFrame } from '../../../ui/plain/save-frame';
import { SkeletonForm } from '../../../ui/skeleton';
import type { Field } from '../../schema/field';
import type { ResourceModel } from '../../schema/model';
import { FieldDepsProvider } from '../parts/field-deps-provider';
import { RecordFailed } from '../parts/record-failed';
import { Warnings } from '../parts/warnings';
import { ActiveField } from './active-field';
import { type FieldError, pathOf } from './field-errors';
import type { Surroundings } from './field-item-props';
import styles from './form.module.css';
import type { Typed, Values } from './form-values';
import { markRequired } from './mark-required';
import { useEntityForm } from './use-entity-form';
import { VersionConflictDialog } from './version-conflict';

interface ErrorSummaryProps {
  resource: Typed;
  /** Errors left to correct; null if there were none. */
  errors: FieldError[] | null;
}

const ErrorSummary = ({ resource, errors }: ErrorSummaryProps) => {
  if (!errors) return null;
  // The line stays, so that the page does not move while typing.
  if (errors.length === 0) {
    return (
      <div className={styles.summary}>
        <Notice tone="ok">Semua isian sudah diperbaiki. Simpan sekali lagi.</Notice>
      </div>
    );
  }
  const sections = new Map(
    errors.map((error) => {
      const name = String(error.path[0]);
      return [pathOf(resource, error), resource.fields[name]?.label ?? name] as const;
    }),
  );
  return (
    <div className={styles.summary}>
      <Notice tone="bad" urgent>
        {sections.size} isian perlu diperbaiki:{' '}
        {[...sections].map(([id, label], at) => (
          <span key={id}>
            {at > 0 && ', '}
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                leadTo(document.getElementById(id));
              }}
            >
              {label}
            </a>
          </span>
        ))}
        .
      </Notice>
    </div>
  );
};

interface SaveBarProps {
  isNew: boolean;
  submit?: string | undefined;
  isSaving: boolean;
  /** Last write of the draft, milliseconds since 1970. */
  draftAt: number | undefined;
  onSave: () => void;
  onCancel?: () => void;
}

const SaveBar = ({ isNew, submit = actions.save, isSaving, draftAt, onSave, onCancel }: SaveBarProps) => (
  <SaveFrame draftAt={draftAt} onSave={() => !isSaving && onSave()}>
    {onCancel && <Button onClick={onCancel}>{actions.cancel}</Button>}
    <Button type="primary" htmlType="submit" loading={isSaving}>
      {isNew ? submit : actions.saveChanges}
      <kbd className={styles.key}>Ctrl S</kbd>
    </Button>
  </SaveFrame>
);

interface FormSectionsProps {
  resource: ResourceModel;
  surroundings: Surroundings;
}

/** Memoised: each input follows its own value. */
const FormSections = memo(({ resource, surroundings }: FormSectionsProps) => (
  <>
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
  </>
));

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
    () => ({ references: titles, record, messagesAt, onLeave: leave, onError: report }),
    [titles, record, messagesAt, leave, report],
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
    <FieldDepsProvider resource={resource} onUpload={entity.uploads.add}>
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
    </FieldDepsProvider>
  );
};

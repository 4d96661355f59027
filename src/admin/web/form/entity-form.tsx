import { Button, Form } from 'antd';
import { lazy, type ReactElement, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { actions } from '../../../core/text/actions';
import card from '../../../ui/card.module.css';
import { leadTo } from '../../../ui/lead-to';
import { DraftNotice } from '../../../ui/plain/draft-notice';
import { Notice } from '../../../ui/plain/notice';
import { SaveFrame } from '../../../ui/plain/save-frame';
import { SkeletonForm } from '../../../ui/skeleton';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import { WithHistory } from '../detail/with-history';
import { FieldDepsProvider } from '../parts/field-deps-provider';
import { RecordMissing } from '../parts/record-missing';
import { Warnings } from '../parts/warnings';
import { useFacts } from '../session/facts';
import { useMay } from '../session/use-may';
import { type FieldError, pathOf } from './field-errors';
import styles from './form.module.css';
import { FormSections, FormTabs, useFormTab } from './form-sections';
import type { Typed, Values } from './form-values';
import { markRequired } from './mark-required';
import { useEntityForm } from './use-entity-form';

const Preview = lazy(() => import('./preview'));
const VersionConflictDialog = lazy(() => import('./version-conflict'));

const none: Values = {};

interface ErrorSummaryProps {
  resource: Typed;
  /** Errors left to correct; null if there were none. */
  errors: FieldError[] | null;
  onLead: (name: string) => void;
}

const ErrorSummary = ({ resource, errors, onLead }: ErrorSummaryProps) => {
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
      return [pathOf(resource, error), { name, label: resource.fields[name]?.label ?? name }] as const;
    }),
  );
  return (
    <div className={styles.summary}>
      <Notice tone="bad" urgent>
        {sections.size} isian perlu diperbaiki:{' '}
        {[...sections].map(([id, { name, label }], at) => (
          <span key={id}>
            {at > 0 && ', '}
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onLead(name);
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

interface EntityFormProps {
  resource: ResourceModel;
  /** Undefined for a new record and for a `single` resource. */
  id: string | undefined;
  from?: string | undefined;
  given?: Values | undefined;
}

interface FormOrHistoryProps {
  resource: ResourceModel;
  record: EntityRow | undefined;
  onReturn: (row: EntityRow) => void;
  children: ReactElement;
}

/** A single record has no detail page, so its changes stand beside the form. */
const FormOrHistory = ({ resource, record, onReturn, children }: FormOrHistoryProps) =>
  resource.single && record ? (
    <WithHistory resource={resource} record={record} label="Isian" onReturn={onReturn}>
      {children}
    </WithHistory>
  ) : (
    children
  );

export const EntityForm = ({ resource, id, from, given }: EntityFormProps) => {
  const tab = useFormTab(resource);
  const entity = useEntityForm(resource, { id, from, given, onLead: tab.reveal });
  const navigate = useNavigate();
  const { has_acts } = useFacts().profile;
  const mayEdit = useMay(`${resource.name}:edit`).can;
  const hasPreview = has_acts && mayEdit && resource.preview === true;
  const { query, record, draft, errors } = entity;
  const { list, edit, show } = resource.paths;

  const { titles, leave } = entity;
  const { messagesAt, report } = errors;
  const surroundings = useMemo(
    () => ({
      references: titles,
      record,
      messagesAt,
      onLeave: leave,
      onError: report,
      fields: resource.fields,
    }),
    [titles, record, messagesAt, leave, report, resource],
  );

  if (!entity.isThere) {
    return (
      <section className={`${card.card} ${card.padded}`}>
        <RecordMissing
          resource={resource}
          error={query?.error}
          skeleton={<SkeletonForm />}
          onRetry={() => void query?.refetch()}
        />
      </section>
    );
  }

  return (
    <FieldDepsProvider resource={resource} onUpload={entity.uploads.add}>
      {/* On a detail page that is edited in place, the page itself shows the warnings. */}
      {record && (resource.single || edit !== show) && <Warnings of={record} />}
      <FormOrHistory resource={resource} record={record} onReturn={(current) => entity.reload({ current })}>
        <div className={hasPreview ? styles.beside : undefined}>
          <Form {...entity.formProps} layout="vertical" requiredMark={markRequired} className={styles.form}>
            <ErrorSummary resource={resource} errors={errors.summary} onLead={tab.reveal} />
            {draft.restored && <DraftNotice onDiscard={entity.discardDraft} />}
            <FormTabs resource={resource} tab={tab} wrong={errors.wrong} />
            <FormSections resource={resource} surroundings={surroundings} tab={tab.open} />
            <SaveBar
              isNew={entity.isNew}
              submit={resource.submit}
              isSaving={entity.isSaving}
              draftAt={draft.draftAt}
              onSave={entity.onSave}
              onCancel={list ? () => navigate(list) : undefined}
            />
          </Form>
          {hasPreview && (
            <Suspense>
              <Preview resource={resource} record={record} form={entity.formProps.form} />
            </Suspense>
          )}
        </div>
      </FormOrHistory>
      {entity.conflict && (
        <Suspense>
          <VersionConflictDialog
            resource={resource}
            conflict={entity.conflict}
            loaded={record ?? none}
            mine={entity.valuesNow()}
            titles={titles}
            onReload={entity.reload}
            onResolve={entity.resolve}
            onClose={entity.closeConflict}
          />
        </Suspense>
      )}
    </FieldDepsProvider>
  );
};

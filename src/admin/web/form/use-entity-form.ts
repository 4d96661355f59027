import { useForm } from '@refinedev/antd';
import type { GetOneResponse } from '@refinedev/core';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../../platform/web/api-error';
import { useUnsaved } from '../../../platform/web/use-unsaved';
import { useFeedback } from '../../../ui/feedback';
import { type EntityRow, type VersionConflict, versionConflict } from '../../entity/calls';
import { mergeEdit } from '../../schema/merge-edit';
import type { ResourceModel } from '../../schema/model';
import { useDraft } from '../session/use-draft';
import { fieldErrorsOf, serverErrors } from './field-errors';
import {
  copiedValues,
  type Draft,
  draftFrom,
  draftOf,
  type Path,
  startingValues,
  typedOf,
  type Values,
} from './form-values';
import { useFieldErrors } from './use-field-errors';

function useUploads() {
  const underWay = useRef(new Set<Promise<unknown>>());
  const [isWaitedFor, setIsWaitedFor] = useState(false);

  const add = useCallback((stored: Promise<unknown>) => {
    underWay.current.add(stored);
    const forget = () => underWay.current.delete(stored);
    stored.then(forget, forget);
  }, []);

  /** Resolves when none is pending; failures are shown at their fields. */
  const ended = async (): Promise<void> => {
    if (underWay.current.size === 0) return;
    setIsWaitedFor(true);
    await Promise.allSettled(underWay.current);
    setIsWaitedFor(false);
  };

  return { add, ended, isWaitedFor };
}

/** Refine's form for a new record, a copy of `from`, or an existing record. */
function useRecordForm(resource: ResourceModel, id: string | undefined, from: string | undefined) {
  const action = from ? 'clone' : id || resource.single ? 'edit' : 'create';
  /** Keeps the loaded record while something is typed: a refresh must not clear a field. */
  const [stored, setStored] = useState<GetOneResponse<EntityRow>>();

  const refine = useForm<EntityRow>({
    resource: resource.name,
    action,
    id: from ?? id ?? resource.name,
    redirect: false,
    disableServerSideValidation: true,
    successNotification: false,
    queryOptions: { refetchOnWindowFocus: false, select: (read) => stored ?? read },
  });
  const { query } = refine;
  const read = query?.data?.data;

  // Refine fills its form in an effect and draws all inputs again. An update in a layout effect makes React run all
  // effects before painting, so no input is lost in between.
  const [filled, setFilled] = useState<EntityRow | null>();
  useLayoutEffect(() => setFilled(read ?? null), [read]);

  return {
    ...refine,
    isNew: action !== 'edit',
    isThere: filled !== undefined && (action === 'create' || filled !== null),
    read,
    fixValues: () => setStored((before) => before ?? query?.data),
    letGo: () => setStored(undefined),
  };
}

const noTitles: Record<string, string> = {};
const none: Values = {};

const draftNameOf = (
  { name }: ResourceModel,
  { id, from, given }: { id: string | undefined; from: string | undefined; given: Values },
): string => {
  const message = Object.values(given).join(' ');
  return `${name}:${id ?? (from ? `copy-${from}` : message ? `new-${message}` : 'new')}`;
};

function nextPage({ paths: { list, edit, show }, opens }: ResourceModel, row: EntityRow): string | undefined {
  const at = opens && row[opens.by];
  if (at) return `${opens.page}?q=${at}`;
  return edit !== show ? list : undefined;
}

/** A saved answer may be newer than the last read. */
const newest = (read: EntityRow | undefined, answered: EntityRow | undefined): EntityRow | undefined =>
  answered && (read?.version ?? 0) <= answered.version ? answered : read;

interface EntityFormOptions {
  id: string | undefined;
  from?: string | undefined;
  given?: Values | undefined;
  /** Shows a field before it is focused. */
  onLead: (name: string) => void;
}

export function useEntityForm(
  resource: ResourceModel,
  { id, from, given = none, onLead }: EntityFormOptions,
) {
  const feedback = useFeedback();
  const navigate = useNavigate();
  const refine = useRecordForm(resource, id, from);
  const { form, read, isNew, mutation } = refine;
  const [answered, setAnswered] = useState<EntityRow>();
  const [conflict, setConflict] = useState<VersionConflict>();
  const record = isNew ? undefined : newest(read, answered);

  const saved: Draft = {
    version: record?.version,
    values:
      from && read
        ? copiedValues(resource, read)
        : startingValues(resource, record ?? { ...given, version: 0 }),
  };
  const draft = useDraft(draftNameOf(resource, { id, from, given }), saved, {
    read: draftOf,
    write: (typed) => draftFrom(resource, typed),
  });
  // Refine removes the warning when it sends.
  useUnsaved(draft.isChanged && !mutation.isLoading);

  const valuesNow = useCallback((): Values => form.getFieldsValue(true) as Values, [form]);
  const errors = useFieldErrors(resource, valuesNow, { record, onLead });
  const { mark } = errors;
  const uploads = useUploads();

  /** Replaces the form's values; `row` is the saved record, if the server returned it. */
  const settle = (values: Values, row?: EntityRow) => {
    if (row) setAnswered(row);
    refine.letGo();
    draft.settle();
    errors.clear();
    form.setFieldsValue(values);
  };

  const fail = (error: unknown) => {
    const { code, message, errors: refused, details } = asApiError(error);
    // Another host may refuse without the current record.
    const conflict = code === 'VERSION_CONFLICT' ? versionConflict.safeParse(details).data : undefined;
    if (conflict) setConflict(conflict);
    else if (refused) errors.refuse(serverErrors(refused));
    else feedback.error(message);
  };

  const send = async (version: number | undefined, changed = record) => {
    const edit = mergeEdit(resource, changed, typedOf(resource, valuesNow()));
    if ('issues' in edit) return errors.refuse(fieldErrorsOf(edit.issues));
    let latest: EntityRow | null | undefined;
    try {
      latest = (await refine.onFinish(version === undefined ? edit.data : { ...edit.data, version }))?.data;
    } catch (error) {
      return fail(error);
    }
    // A host that does not return the record has stored it as typed.
    const row = latest ?? ({ ...record, ...valuesNow() } as EntityRow);
    settle(startingValues(resource, row), row);
    feedback.success('Berhasil disimpan.');
    const next = nextPage(resource, row);
    if (next) navigate(next);
  };

  return {
    formProps: {
      ...refine.formProps,
      initialValues: { ...saved.values, ...draft.values.values },
      onFinish: async () => {
        await uploads.ended();
        if (errors.validateAll()) await send(draft.values.version);
      },
      onValuesChange: (changed: Values) => {
        refine.fixValues();
        draft.persist({ version: draft.values.version, values: valuesNow() });
        errors.change(changed);
      },
    },
    onSave: refine.saveButtonProps.onClick,
    isSaving: mutation.isLoading || uploads.isWaitedFor,
    isThere: refine.isThere,
    isNew,
    query: refine.query,
    record,
    titles: (record ?? read)?.reference_titles ?? noTitles,
    uploads,
    draft,
    errors,
    leave: useCallback(
      (path: Path) => {
        if (form.isFieldTouched(path)) mark(path);
      },
      [form, mark],
    ),
    discardDraft: () => settle(saved.values),
    conflict,
    closeConflict: () => setConflict(undefined),
    reload: ({ current }: Pick<VersionConflict, 'current'>) => {
      setConflict(undefined);
      settle(startingValues(resource, current), current);
    },
    valuesNow,
    /** Saves these values over the version that another person saved. */
    resolve: ({ current }: VersionConflict, values: Values) => {
      setConflict(undefined);
      setAnswered(current);
      form.setFieldsValue(values);
      draft.persist({ version: current.version, values: valuesNow() });
      void send(current.version, current);
    },
  };
}

import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../api/api-error';
import { useDraft } from '../../api/use-draft';
import { useUnsaved } from '../../api/use-unsaved';
import { type EntityRow, type VersionConflict, versionConflict } from '../../core/entity/calls';
import type { ResourceModel } from '../../core/schema/model';
import { useFeedback } from '../../ui/feedback';
import { serverErrors } from './field-errors';
import {
  copiedValues,
  type Draft,
  draftOf,
  keptOf,
  type Path,
  startingValues,
  typedOf,
  type Values,
} from './form-values';
import { useFieldErrors } from './use-field-errors';
import { useRecordForm } from './use-record-form';
import { useUploads } from './use-uploads';

const noTitles: Record<string, string> = {};
const none: Values = {};

/** What was begun with other values is another draft. */
const draftNameOf = (
  { name }: ResourceModel,
  { id, from, given }: { id: string | undefined; from: string | undefined; given: Values },
): string => {
  const told = Object.values(given).join(' ');
  return `${name}:${id ?? (from ? `copy-${from}` : told ? `new-${told}` : 'new')}`;
};

/** Where a record that was saved is looked at: on the page that its row opens, else in the list. */
function nextPage({ paths: { list, edit, show }, opens }: ResourceModel, row: EntityRow): string | undefined {
  const at = opens && row[opens.by];
  if (at) return `${opens.page}?q=${at}`;
  return edit !== show ? list : undefined;
}

/** What was answered last may be newer than what was read last, until it is read again. */
const newest = (read: EntityRow | undefined, answered: EntityRow | undefined): EntityRow | undefined =>
  answered && (read?.version ?? 0) <= answered.version ? answered : read;

/** Everything a form does besides being drawn: load, judge, save, keep a draft, settle a conflict. */
export function useEntityForm(
  resource: ResourceModel,
  id: string | undefined,
  from: string | undefined,
  given: Values = none,
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
    write: (typed) => keptOf(resource, typed),
  });
  // Refine takes the warning back when it sends.
  useUnsaved(draft.isChanged && !mutation.isLoading);

  const valuesNow = useCallback((): Values => form.getFieldsValue(true) as Values, [form]);
  const errors = useFieldErrors(resource, valuesNow);
  const { mark } = errors;
  const uploads = useUploads();

  /** Nothing is typed any more: the form holds these values, of this record if the server has just told it. */
  const settle = (values: Values, row?: EntityRow) => {
    if (row) setAnswered(row);
    refine.letGo();
    draft.settle();
    errors.clear();
    form.setFieldsValue(values);
  };

  const fail = (error: unknown) => {
    const { code, message, errors: refused, details } = asApiError(error);
    // Another host may refuse so without saying what stands there now.
    const conflict = code === 'VERSION_CONFLICT' ? versionConflict.safeParse(details).data : undefined;
    if (conflict) setConflict(conflict);
    else if (refused) errors.refuse(serverErrors(refused));
    else feedback.error(message);
  };

  const send = async (version: number | undefined) => {
    const body = resource.validator.parse(typedOf(resource, valuesNow()));
    let told: EntityRow | null | undefined;
    try {
      told = (await refine.onFinish(version === undefined ? body : { ...body, version }))?.data;
    } catch (error) {
      return fail(error);
    }
    // A host that does not tell the record has taken it as it was typed.
    const row = told ?? ({ ...record, ...valuesNow() } as EntityRow);
    settle(startingValues(resource, row), row);
    feedback.success('Berhasil disimpan.');
    const next = nextPage(resource, row);
    if (next) navigate(next);
  };

  return {
    formProps: {
      ...refine.formProps,
      /** What the form holds, also where Refine fills it anew. A draft may know fewer fields than are declared now. */
      initialValues: { ...saved.values, ...draft.values.values },
      onFinish: async () => {
        await uploads.ended();
        if (errors.judgeAll()) await send(draft.values.version);
      },
      onValuesChange: (changed: Values) => {
        refine.keep();
        draft.keep({ version: draft.values.version, values: valuesNow() });
        errors.change(changed);
      },
    },
    onSave: refine.saveButtonProps.onClick,
    isSaving: mutation.isLoading || uploads.isWaitedFor,
    isThere: refine.isThere,
    isNew,
    /** What the form waits for. */
    query: refine.query,
    record,
    /** Of what its references point at, by id. */
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
    reload: ({ current }: VersionConflict) => {
      setConflict(undefined);
      settle(startingValues(resource, current), current);
    },
    overwrite: ({ current }: VersionConflict) => {
      setConflict(undefined);
      void send(current.version);
    },
  };
}

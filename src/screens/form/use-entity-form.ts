import { useForm } from '@refinedev/antd';
import { type GetOneResponse, useOne, useWarnAboutChange } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../api/api-error';
import type { EntityRow, VersionConflict } from '../../core/contract/entity';
import type { ResourceModel } from '../../core/schema/model';
import { useFeedback } from '../../ui/feedback';
import { serverErrors } from './field-errors';
import { copiedValues, type Path, startingValues, typedOf, type Values } from './form-values';
import { type Draft, useDraft } from './use-draft';
import { useFieldErrors } from './use-field-errors';
import { useUploads } from './use-uploads';

/** Everything a form does besides being drawn: load, judge, save, keep a draft, settle a conflict. */
export function useEntityForm(resource: ResourceModel, id: string | undefined, from: string | undefined) {
  const feedback = useFeedback();
  const navigate = useNavigate();
  const draft = useDraft(resource, id ?? (from && `copy-${from}`));
  const [conflict, setConflict] = useState<VersionConflict>();
  const isNew = id === undefined && !resource.single;

  /** Something was typed that is not saved. What the server says of the record meanwhile must not empty a field. */
  const isTyped = useRef(draft.restored !== undefined);
  const shown = useRef<GetOneResponse<EntityRow>>(undefined);

  const { form, onFinish, query, mutation } = useForm<EntityRow>({
    resource: resource.name,
    action: isNew ? 'create' : 'edit',
    id: id ?? resource.name,
    redirect: false,
    disableServerSideValidation: true,
    successNotification: false,
    queryOptions: {
      refetchOnWindowFocus: false,
      select: (read) => {
        if (!isTyped.current || !shown.current) shown.current = read;
        return shown.current;
      },
    },
  });
  const { setWarnWhen } = useWarnAboutChange();
  const record = isNew ? undefined : query?.data?.data;

  const copied = useOne<EntityRow>({
    resource: resource.name,
    id: from ?? '',
    queryOptions: { enabled: from !== undefined, refetchOnWindowFocus: false },
  });
  const source = from === undefined ? undefined : copied.data?.data;
  const isThere = isNew ? from === undefined || source !== undefined : record !== undefined;
  const freshValues = (row: EntityRow | undefined): Values =>
    row || !source ? startingValues(resource, row) : copiedValues(resource, source);

  const valuesNow = (): Values => form.getFieldsValue(true) as Values;
  const errors = useFieldErrors(resource, valuesNow);
  const uploads = useUploads();

  /**
   * What the form stands on: what it holds, and the version of the record that this was typed on. Once
   * something is typed, a later look at the server changes neither of the two.
   */
  const base = useRef<Draft>(undefined);
  const isBehind =
    !isTyped.current && (record?.version ?? 0) > (base.current?.version ?? Number.POSITIVE_INFINITY);
  if (isBehind || (!base.current && isThere)) {
    base.current = {
      version: record?.version,
      ...draft.restored,
      values: { ...freshValues(record), ...draft.restored?.values },
    };
  }

  // Refine empties its form whenever the record is read again, back to what was last drawn: older than what is being
  // typed in that very moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment of Refine's own effect, right after it.
  useEffect(() => {
    if (base.current) form.setFieldsValue(base.current.values);
  }, [query?.data?.data, id]);

  const startFrom = (row: EntityRow | undefined) => {
    base.current = { version: row?.version, values: freshValues(row) };
    form.setFieldsValue(base.current.values);
    draft.forget();
    errors.clear();
    isTyped.current = false;
    setWarnWhen(false);
  };

  const fail = (error: unknown) => {
    const { code, message, errors: told, details } = asApiError(error);
    // Refine takes the warning back when it sends.
    setWarnWhen(true);
    if (code === 'VERSION_CONFLICT') setConflict(details as unknown as VersionConflict);
    else if (told) errors.refuse(serverErrors(told));
    else feedback.error(message);
  };

  const send = async (version: number | undefined) => {
    const body = resource.validator.parse(typedOf(resource, valuesNow()));
    let saved: EntityRow | null | undefined;
    try {
      saved = (await onFinish(version === undefined ? body : { ...body, version }))?.data;
    } catch (error) {
      return fail(error);
    }
    // A host that does not tell the record has taken it as it was typed.
    startFrom(saved ?? ({ ...record, ...valuesNow() } as EntityRow));
    feedback.success('Berhasil disimpan.');
    const { list, edit, show } = resource.paths;
    if (list && edit !== show) navigate(list);
  };

  return {
    form,
    /** Undefined until there is something to stand on. */
    values: base.current?.values,
    /** What the form waits for. */
    query: from === undefined ? query : copied,
    record,
    /** Of what its references point at, by id. */
    titles: (record ?? source)?.reference_titles ?? {},
    isNew,
    isSaving: mutation.isLoading || uploads.isWaitedFor,
    uploads,
    draft,
    errors,
    change: (changed: Values) => {
      isTyped.current = true;
      setWarnWhen(true);
      base.current = { version: base.current?.version, values: valuesNow() };
      draft.keep(base.current);
      errors.change(changed);
    },
    leave: (path: Path) => {
      if (form.isFieldTouched(path)) errors.mark(path);
    },
    save: async () => {
      await uploads.ended();
      if (errors.judgeAll()) await send(base.current?.version);
    },
    discardDraft: () => startFrom(record),
    conflict,
    closeConflict: () => setConflict(undefined),
    reload: ({ current }: VersionConflict) => {
      setConflict(undefined);
      startFrom(current);
    },
    overwrite: ({ current }: VersionConflict) => {
      setConflict(undefined);
      void send(current.version);
    },
  };
}

import { useForm } from '@refinedev/antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../api/api-error';
import type { EntityRow, VersionConflict } from '../../core/contract/entity';
import type { ResourceModel } from '../../core/schema/model';
import { useFeedback } from '../../ui/feedback';
import {
  type Fault,
  faultsOf,
  inputId,
  inputPath,
  type Path,
  serverFaults,
  startingValues,
  typedNames,
  type Values,
} from './form-values';
import { useDraft } from './use-draft';

/** Everything a form does besides being drawn: load, judge, save, keep a draft, settle a conflict. */
export function useEntityForm(resource: ResourceModel, id: string | undefined) {
  const feedback = useFeedback();
  const navigate = useNavigate();
  const draft = useDraft(resource, id);
  const [faults, setFaults] = useState<Fault[]>([]);
  /** As of the last try to save: a list that shrank while one types would move the page under the pointer. */
  const [summary, setSummary] = useState<Fault[]>([]);
  const [conflict, setConflict] = useState<VersionConflict>();
  const isNew = id === undefined && !resource.single;

  const refine = useForm<EntityRow>({
    resource: resource.name,
    action: isNew ? 'create' : 'edit',
    id: id ?? resource.name,
    redirect: false,
    disableServerSideValidation: true,
    warnWhenUnsavedChanges: true,
    successNotification: false,
    errorNotification: false,
    queryOptions: { refetchOnWindowFocus: false },
  });
  const { form, onFinish, query, formLoading } = refine;
  const record = isNew ? undefined : query?.data?.data;
  const isReady = isNew || record !== undefined;

  const fill = (values: Values) => form.setFieldsValue(values);

  /** The record as this person has seen it, and what was typed on it. */
  const seen = useRef<EntityRow>(undefined);
  const typed = useRef<Values | undefined>(draft.found);

  // Refine empties its form whenever the record is read again, so what is in it is put back; a later look at the
  // server changes neither what is typed nor the version that it is typed on.
  const restore = useRef<(record: EntityRow | undefined) => void>(undefined);
  restore.current = (found) => {
    seen.current ??= found;
    fill({ ...startingValues(resource, seen.current), ...typed.current });
  };
  useEffect(() => {
    if (isReady) restore.current?.(record);
  }, [isReady, record]);

  const startFrom = (from: EntityRow | undefined) => {
    draft.forget();
    seen.current = from;
    typed.current = undefined;
    fill(startingValues(resource, from));
  };

  const show = (found: Fault[]) => {
    const named = found.map((fault) => ({ ...fault, path: inputPath(resource, fault.path) }));
    const clean = form.getFieldsError().map(({ name }) => ({ name, errors: [] }));
    form.setFields([...clean, ...named.map(({ path, messages }) => ({ name: path, errors: messages }))]);
    setFaults(found);
  };
  const showAll = (found: Fault[]) => {
    show(found);
    setSummary(found);
  };

  const valuesNow = (): Values => form.getFieldsValue(true) as Values;

  /** Judges the field just left, and those already marked. */
  const leave = (path: Path) => {
    const shown = new Set(faults.map((fault) => inputId(inputPath(resource, fault.path))));
    if (!form.isFieldTouched(path) && !shown.has(inputId(path))) return;
    shown.add(inputId(path));
    show(
      faultsOf(resource, valuesNow()).filter((fault) => shown.has(inputId(inputPath(resource, fault.path)))),
    );
  };

  const send = async (version: number | undefined) => {
    const values = valuesNow();
    const body = resource.validator.parse(
      Object.fromEntries(typedNames(resource).map((name) => [name, values[name]])),
    );
    let saved: EntityRow | undefined;
    try {
      saved = (await onFinish(version === undefined ? body : { ...body, version }))?.data;
    } catch (error) {
      const failure = asApiError(error);
      if (failure.code === 'VERSION_CONFLICT') setConflict(failure.details as unknown as VersionConflict);
      else if (failure.errors) showAll(serverFaults(failure.errors));
      else feedback.error(failure.message);
      return;
    }
    startFrom(saved);
    feedback.success('Berhasil disimpan.');
    const { list, edit, show: detail } = resource.paths;
    if (list && edit !== detail) navigate(list);
  };

  const save = async () => {
    const found = faultsOf(resource, valuesNow());
    showAll(found);
    const [first] = found;
    if (first) document.getElementById(inputId(inputPath(resource, first.path)))?.focus();
    else await send(seen.current?.version);
  };

  return {
    ...refine,
    isNew,
    isReady,
    isSaving: formLoading && isReady,
    record,
    draft,
    summary,
    leave,
    save,
    keepDraft: () => {
      typed.current = valuesNow();
      draft.keep(typed.current);
    },
    discardDraft: () => {
      startFrom(record);
      showAll([]);
    },
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

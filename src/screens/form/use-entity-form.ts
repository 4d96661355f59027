import { useForm } from '@refinedev/antd';
import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../api/api-error';
import type { EntityRow, VersionConflict } from '../../core/contract/entity';
import type { ResourceModel } from '../../core/schema/model';
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
  const { message } = App.useApp();
  const navigate = useNavigate();
  const draft = useDraft(resource, id);
  const [faults, setFaults] = useState<Fault[]>([]);
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

  // Only when the record first arrives: a later look at the server must not undo what is being typed.
  const start = useRef<() => void>(undefined);
  start.current = () => fill({ ...startingValues(resource, record), ...draft.found });
  useEffect(() => {
    if (isReady) start.current?.();
  }, [isReady]);

  const show = (found: Fault[]) => {
    const named = found.map((fault) => ({ ...fault, path: inputPath(resource, fault.path) }));
    const clean = form.getFieldsError().map(({ name }) => ({ name, errors: [] }));
    form.setFields([...clean, ...named.map(({ path, messages }) => ({ name: path, errors: messages }))]);
    setFaults(found);
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
    try {
      await onFinish(version === undefined ? body : { ...body, version });
    } catch (error) {
      const failure = asApiError(error);
      if (failure.code === 'VERSION_CONFLICT') setConflict(failure.details as unknown as VersionConflict);
      else if (failure.errors) show(serverFaults(failure.errors));
      else message.error(failure.message);
      return;
    }
    draft.forget();
    message.success('Berhasil disimpan.');
    const { list, edit, show: detail } = resource.paths;
    if (list && edit !== detail) navigate(list);
  };

  const save = async () => {
    const found = faultsOf(resource, valuesNow());
    show(found);
    const [first] = found;
    if (first) document.getElementById(inputId(inputPath(resource, first.path)))?.focus();
    else await send(record?.version);
  };

  return {
    ...refine,
    isNew,
    isReady,
    isSaving: formLoading && isReady,
    record,
    draft,
    faults,
    leave,
    save,
    keepDraft: () => draft.keep(valuesNow()),
    discardDraft: () => {
      draft.forget();
      fill(startingValues(resource, record));
      show([]);
    },
    conflict,
    closeConflict: () => setConflict(undefined),
    reload: ({ current }: VersionConflict) => {
      draft.forget();
      setConflict(undefined);
      fill(startingValues(resource, current));
      void query?.refetch();
    },
    overwrite: ({ current }: VersionConflict) => {
      setConflict(undefined);
      void send(current.version);
    },
  };
}

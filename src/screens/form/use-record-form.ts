import { useForm } from '@refinedev/antd';
import type { GetOneResponse } from '@refinedev/core';
import { useLayoutEffect, useState } from 'react';
import type { EntityRow } from '../../core/entity/calls';
import type { ResourceModel } from '../../core/schema/model';

/** Refine's form of a record: a new one, a copy of the one that `from` names, or the one that there is. */
export function useRecordForm(resource: ResourceModel, id: string | undefined, from: string | undefined) {
  const action = from ? 'clone' : id || resource.single ? 'edit' : 'create';
  /** What the form stands on while something is typed: what the server says meanwhile must not empty a field. */
  const [kept, setKept] = useState<GetOneResponse<EntityRow>>();

  const refine = useForm<EntityRow>({
    resource: resource.name,
    action,
    id: from ?? id ?? resource.name,
    redirect: false,
    disableServerSideValidation: true,
    successNotification: false,
    queryOptions: { refetchOnWindowFocus: false, select: (read) => kept ?? read },
  });
  const { query } = refine;
  const read = query?.data?.data;

  // Refine fills its form in an effect, which draws every input anew. An update that is asked for before painting makes
  // React run all effects first: the form is drawn once it is filled, and nobody types in between.
  const [filled, setFilled] = useState<EntityRow | null>();
  useLayoutEffect(() => setFilled(read ?? null), [read]);

  return {
    ...refine,
    isNew: action !== 'edit',
    isThere: filled !== undefined && (action === 'create' || filled !== null),
    /** The record, or the one that a new one is a copy of. */
    read,
    keep: () => setKept((before) => before ?? query?.data),
    letGo: () => setKept(undefined),
  };
}

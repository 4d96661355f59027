import { useForm } from '@refinedev/antd';
import type { GetOneResponse } from '@refinedev/core';
import { useLayoutEffect, useState } from 'react';
import type { EntityRow } from '../../core/entity/calls';
import type { ResourceModel } from '../../core/schema/model';

/** Refine's form for a new record, a copy of `from`, or an existing record. */
export function useRecordForm(resource: ResourceModel, id: string | undefined, from: string | undefined) {
  const action = from ? 'clone' : id || resource.single ? 'edit' : 'create';
  /** Keeps the loaded record while something is typed: a refresh must not clear a field. */
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

  // Refine fills its form in an effect and draws all inputs again. An update in a layout effect makes React run all
  // effects before painting, so nobody types in between.
  const [filled, setFilled] = useState<EntityRow | null>();
  useLayoutEffect(() => setFilled(read ?? null), [read]);

  return {
    ...refine,
    isNew: action !== 'edit',
    isThere: filled !== undefined && (action === 'create' || filled !== null),
    read,
    keep: () => setKept((before) => before ?? query?.data),
    letGo: () => setKept(undefined),
  };
}

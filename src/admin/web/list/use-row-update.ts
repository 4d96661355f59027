import { useDataProvider, useUpdate } from '@refinedev/core';
import { useFeedback } from '../../../ui/feedback';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import { typedOf } from '../form/form-values';

/** Changes one field of a record by an update of the whole, where the host has no actions (ADR 0014). */
export function useRowUpdate(resource: ResourceModel) {
  const feedback = useFeedback();
  const dataProvider = useDataProvider();
  const { mutateAsync: update } = useUpdate();
  return async ({ id }: EntityRow, name: string, value: boolean) => {
    const silent = { successNotification: false, errorNotification: false } as const;
    await feedback.attempt(async () => {
      // A row of the list may hold less than the record.
      const { data } = await dataProvider().getOne<EntityRow>({ resource: resource.name, id });
      const values = { ...typedOf(resource, data), [name]: value, version: data.version };
      await update({ resource: resource.name, id, values, ...silent });
      feedback.success('Berhasil disimpan.');
    });
  };
}

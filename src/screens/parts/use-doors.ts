import { useMemo } from 'react';
import { fileUrl } from '../../api/browser-config';
import { call } from '../../api/call';
import { entityCalls } from '../../api/entity-calls';
import { useModel } from '../../api/facts';
import { upload } from '../../api/upload';
import { resourceOf } from '../../core/schema/compile';
import type { ResourceModel } from '../../core/schema/model';
import type { FieldDoors } from '../../fields/doors';

/** What the fields of a screen reach the outside through. */
export function useDoors(resource: ResourceModel): FieldDoors {
  const model = useModel();
  return useMemo(() => {
    const lookupOf = (name: string) => entityCalls(resourceOf(model, name)).lookup;
    return {
      fileUrl,
      upload: (file, field) => upload(file, { resource: resource.name, field }),
      lookup: async (name, search) => (await call(lookupOf(name), { query: { search } })).data,
      titles: async (name, ids) => (await call(lookupOf(name), { query: { ids: ids.join(',') } })).data,
    };
  }, [model, resource]);
}

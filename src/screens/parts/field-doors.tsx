import { type ReactNode, useMemo } from 'react';
import { fileUrl } from '../../api/browser-config';
import { call } from '../../api/call';
import { entityCalls } from '../../api/entity-calls';
import { useModel } from '../../api/facts';
import { discard, upload } from '../../api/upload';
import { resourceOf } from '../../core/schema/compile';
import type { ResourceModel } from '../../core/schema/model';
import { type FieldDoors as Doors, FieldDoorsContext } from '../../fields/doors';

interface FieldDoorsProps {
  resource: ResourceModel;
  children: ReactNode;
}

/** Opens to the fields inside what they reach the outside through. */
export const FieldDoors = ({ resource, children }: FieldDoorsProps) => {
  const model = useModel();
  const doors = useMemo<Doors>(() => {
    const lookupOf = (name: string) => entityCalls(resourceOf(model, name)).lookup;
    return {
      fileUrl,
      upload: (file, field) => upload(file, { resource: resource.name, field }),
      discard: (image) => void discard(image),
      lookup: async (name, search) => (await call(lookupOf(name), { query: { search } })).data,
      titles: async (name, ids) => (await call(lookupOf(name), { query: { ids: ids.join(',') } })).data,
    };
  }, [model, resource]);
  return <FieldDoorsContext.Provider value={doors}>{children}</FieldDoorsContext.Provider>;
};

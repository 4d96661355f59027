import { useApiUrl, useDataProvider } from '@refinedev/core';
import { type ReactNode, useMemo } from 'react';
import { fileUrl } from '../../api/browser-config';
import { TITLES } from '../../api/entity-provider';
import { SEARCH } from '../../api/list-query';
import { discard, upload } from '../../api/upload';
import type { EntityTitle } from '../../core/contract/entity';
import { listSalePrices } from '../../core/contract/panel-catalogue';
import type { ResourceModel } from '../../core/schema/model';
import { type FieldDoors as Doors, FieldDoorsContext, type SalePrice } from '../../fields/doors';

interface FieldDoorsProps {
  resource: ResourceModel;
  /** Hears of each picture that is being stored. Stays the same. */
  onUpload?: (stored: Promise<unknown>) => void;
  children: ReactNode;
}

/** Opens to the fields inside what they reach the outside through. */
export const FieldDoors = ({ resource, onUpload, children }: FieldDoorsProps) => {
  const dataProvider = useDataProvider();
  const apiUrl = useApiUrl();
  const doors = useMemo<Doors>(() => {
    const { getList, getMany, custom } = dataProvider();
    return {
      fileUrl: (path) => fileUrl(path, apiUrl),
      upload: (file, field) => {
        const stored = upload(file, { resource: resource.name, field });
        onUpload?.(stored);
        return stored;
      },
      discard: (image) => void discard(image),
      lookup: async (name, search) => {
        const filters = [{ field: SEARCH, operator: 'contains' as const, value: search }];
        return (await getList<EntityTitle>({ resource: name, filters, meta: TITLES })).data;
      },
      salePrices: async (ids) => {
        const { path: url, reply } = listSalePrices;
        const query = { ids: ids.join(',') };
        return (await custom?.<SalePrice[]>({ url, method: 'get', query, meta: { reply } }))?.data ?? [];
      },
      titles: async (name, ids) => (await getMany?.<EntityTitle>({ resource: name, ids }))?.data ?? [],
    };
  }, [apiUrl, dataProvider, resource, onUpload]);
  return <FieldDoorsContext.Provider value={doors}>{children}</FieldDoorsContext.Provider>;
};

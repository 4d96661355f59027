import { useApiUrl, useDataProvider } from '@refinedev/core';
import { type ReactNode, useMemo } from 'react';
import { fileUrl } from '../../../platform/web/browser-config';
import type { EntityTitle } from '../../entity/calls';
import { narrowedTo } from '../../entity/lookup';
import type { Field } from '../../schema/field';
import type { ResourceModel } from '../../schema/model';
import { discard, saveStored, upload } from '../data/upload';
import { type FieldDeps, FieldDepsContext } from '../fields/field-deps';

/** The field at `banner`, or at `rows.picture` in sub-rows. */
function fieldAt(fields: Readonly<Record<string, Field>>, path: string): Field | undefined {
  const [name = '', rest] = path.split('.');
  const field = fields[name];
  return rest && field?.kind === 'rows' ? fieldAt(field.fields, rest) : field;
}

interface FieldDepsProviderProps {
  resource: ResourceModel;
  /** Called with each pending upload. Must be stable. */
  onUpload?: (stored: Promise<unknown>) => void;
  children: ReactNode;
}

export const FieldDepsProvider = ({ resource, onUpload, children }: FieldDepsProviderProps) => {
  const dataProvider = useDataProvider();
  const apiUrl = useApiUrl();
  const deps = useMemo<FieldDeps>(() => {
    const { getMany } = dataProvider();
    const awaiting: FieldDeps['awaiting'] = (stored) => {
      onUpload?.(stored);
      return stored;
    };
    return {
      fileUrl: (path) => fileUrl(path, apiUrl),
      upload: (file, field) =>
        awaiting(upload(file, { resource: resource.name, field }, fieldAt(resource.fields, field))),
      discard: (stored) => void discard(stored),
      save: saveStored,
      awaiting,
      titles: async (name, ids, filters) =>
        (await getMany?.<EntityTitle>({ resource: name, ids, meta: { narrowed: narrowedTo(filters) } }))
          ?.data ?? [],
    };
  }, [apiUrl, dataProvider, resource, onUpload]);
  return <FieldDepsContext.Provider value={deps}>{children}</FieldDepsContext.Provider>;
};

import { useDataProvider } from '@refinedev/core';
import { date } from '../../../core/format/date';
import { useExport } from '../../../platform/web/use-saving';
import { serverTime } from '../../../ui/server-clock';
import type { ResourceModel } from '../../schema/model';
import { entityCalls } from './entity-calls';

/** Downloads the selected records through the data provider's `custom`. `name` is the file's, without its ending; absent: `Kode Promo 28 Nov 2026`. */
export function useEntityExport(
  resource: ResourceModel,
  selection: Record<string, string>,
  name = `${resource.label} ${date(serverTime())}`,
) {
  const dataProvider = useDataProvider();
  return useExport(entityCalls(resource).export, selection, name, async ({ path }, query) => {
    const { custom } = dataProvider();
    if (!custom) throw new Error('The data provider has no `custom`');
    const { data } = await custom({ url: path, method: 'get', query, headers: { accept: '*/*' } });
    return data as unknown as Blob;
  });
}

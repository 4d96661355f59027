import { resourceOf } from '../../../../admin/schema/compile';
import type { ResourceModel } from '../../../../admin/schema/model';
import { useRecords } from '../../../../admin/web/data/use-records';
import { useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';

export interface TicketRefs {
  resource: ResourceModel;
  records: ReturnType<typeof useRecords>;
  list: string;
  create: string;
  at: (id: string) => string;
}

/** Null for people who may not create tickets. */
export function useTicketRefs(): TicketRefs | null {
  const resource = resourceOf(useModel(), 'ticket');
  const records = useRecords(resource);
  const may = useMay('ticket:create').can;
  const { paths, opens } = resource;
  if (!may || !paths.list || !paths.create || !opens) return null;
  return { resource, records, list: paths.list, create: paths.create, at: (id) => `${opens.page}?q=${id}` };
}

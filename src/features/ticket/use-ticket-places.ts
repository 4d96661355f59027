import { useModel } from '../../api/facts';
import { useMay } from '../../api/use-may';
import { resourceOf } from '../../core/schema/compile';
import type { ResourceModel } from '../../core/schema/model';

export interface TicketPlaces {
  resource: ResourceModel;
  list: string;
  create: string;
  at: (id: string) => string;
}

/** Null for people who may not create tickets. */
export function useTicketPlaces(): TicketPlaces | null {
  const resource = resourceOf(useModel(), 'ticket');
  const may = useMay('ticket:create').can;
  const { paths, opens } = resource;
  if (!may || !paths.list || !paths.create || !opens) return null;
  return { resource, list: paths.list, create: paths.create, at: (id) => `${opens.page}?q=${id}` };
}

import { useMayEach } from '../../api/use-may';
import type { EntityRow } from '../../core/entity/calls';
import { isMet } from '../../core/schema/active';
import type { ActModel, ResourceModel } from '../../core/schema/model';
import type { Act } from '../../core/schema/resource';

export function useOffered(resource: ResourceModel): (on: Act['on'], row?: EntityRow) => ActModel[] {
  const may = useMayEach(resource.acts.map(({ object }) => object));
  return (on, row) =>
    resource.acts.filter((act) => act.on === on && isMet(act.when, row ?? {}) && may(act.object).can);
}

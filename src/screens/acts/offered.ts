import { useFacts } from '../../api/facts';
import { useMayEach } from '../../api/use-may';
import type { EntityRow } from '../../core/entity/calls';
import { isMet } from '../../core/schema/active';
import type { ActModel, ResourceModel } from '../../core/schema/model';
import type { Act } from '../../core/schema/resource';

export function useOffered(resource: ResourceModel): (on: Act['on'], row?: EntityRow) => ActModel[] {
  const { has_acts } = useFacts().profile;
  const may = useMayEach(resource.acts.map(({ object }) => object));
  return (on, row) =>
    has_acts
      ? resource.acts.filter((act) => act.on === on && isMet(act.when, row ?? {}) && may(act.object).can)
      : [];
}

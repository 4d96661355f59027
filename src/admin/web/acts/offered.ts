import type { EntityRow } from '../../entity/calls';
import { isMet } from '../../schema/active';
import type { ActModel, ResourceModel } from '../../schema/model';
import type { Act } from '../../schema/resource';
import { useFacts } from '../session/facts';
import { useMayEach } from '../session/use-may';

export function useOffered(resource: ResourceModel): (on: Act['on'], row?: EntityRow) => ActModel[] {
  const { has_acts } = useFacts().profile;
  const may = useMayEach(resource.acts.map(({ object }) => object));
  return (on, row) =>
    has_acts
      ? resource.acts.filter((act) => act.on === on && isMet(act.when, row ?? {}) && may(act.object).can)
      : [];
}

import { useCallback } from 'react';
import type { EntityRow } from '../../entity/calls';
import { isMet } from '../../schema/condition';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { useFacts } from '../session/facts';
import { useMayEach } from '../session/use-may';

type Offered = (on: ActionModel['on'], row?: EntityRow) => ActionModel[];

export function useOffered(resource: ResourceModel): Offered {
  const { has_acts } = useFacts().profile;
  const may = useMayEach(resource.actions.map(({ object }) => object));
  return useCallback<Offered>(
    (on, row) =>
      has_acts
        ? resource.actions.filter(
            (action) => action.on === on && isMet(action.when, row ?? {}) && may(action.object).can,
          )
        : [],
    [resource, has_acts, may],
  );
}

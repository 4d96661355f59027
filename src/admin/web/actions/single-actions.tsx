import { useOne } from '@refinedev/core';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import { ActionButton } from './action-button';
import { useOffered } from './offered';
import { useActions } from './use-actions';

export const SingleActions = ({ resource, onDone }: { resource: ResourceModel; onDone: () => void }) => {
  const actions = useActions(resource, onDone);
  const offered = useOffered(resource);
  const { data } = useOne<EntityRow>({ resource: resource.name, id: resource.name });
  const record = data?.data;
  if (!record || record.version === 0) return null;
  return (
    <>
      {offered('record', record).map((action) => (
        <ActionButton
          key={action.name}
          action={action}
          onClick={() => void actions.start(action, [record])}
        />
      ))}
      {actions.dialog}
    </>
  );
};

import { useOne } from '@refinedev/core';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import { ActButton } from './act-button';
import { useOffered } from './offered';
import { useActs } from './use-acts';

export const SingleActs = ({ resource, onDone }: { resource: ResourceModel; onDone: () => void }) => {
  const acts = useActs(resource, onDone);
  const offered = useOffered(resource);
  const { data } = useOne<EntityRow>({ resource: resource.name, id: resource.name });
  const record = data?.data;
  if (!record || record.version === 0) return null;
  return (
    <>
      {offered('record', record).map((act) => (
        <ActButton key={act.name} act={act} onClick={() => void acts.start(act, [record])} />
      ))}
      {acts.dialog}
    </>
  );
};

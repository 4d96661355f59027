import { useOne } from '@refinedev/core';
import type { EntityRow } from '../../core/contract/entity';
import type { ResourceModel } from '../../core/schema/model';
import { Icon } from '../../ui/icon';
import { Button } from '../../ui/plain/button';
import { useOffered } from './offered';
import { useActs } from './use-acts';

interface SingleActsProps {
  resource: ResourceModel;
  /** Something was changed. */
  onDone: () => void;
}

/** What may be done to the one record of a resource, once it has been saved. */
export const SingleActs = ({ resource, onDone }: SingleActsProps) => {
  const acts = useActs(resource, onDone);
  const offered = useOffered(resource);
  const { data } = useOne<EntityRow>({ resource: resource.name, id: resource.name });
  const record = data?.data;
  if (!record || record.version === 0) return null;
  return (
    <>
      {offered('record', record).map((act) => (
        <Button
          key={act.name}
          tone="quiet"
          icon={act.icon && <Icon name={act.icon} size={18} />}
          onClick={() => void acts.start(act, [record])}
        >
          {act.label}
        </Button>
      ))}
      {acts.dialog}
    </>
  );
};

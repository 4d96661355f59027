import { Plus } from 'lucide-react';
import { actions } from '../../../core/text/actions';
import { ButtonLink } from '../../../ui/plain/button-link';
import type { ResourceModel } from '../../schema/model';
import { useMay } from '../session/use-may';

export const NewButton = ({ resource }: { resource: ResourceModel }) => {
  const creates = useMay(`${resource.name}:create`);
  const { create } = resource.paths;
  if (!create || !creates.can) return null;
  return (
    <ButtonLink to={create}>
      <Plus size={18} />
      {actions.add} {resource.label}
    </ButtonLink>
  );
};

import { Plus } from 'lucide-react';
import { useMay } from '../../api/use-may';
import type { ResourceModel } from '../../core/schema/model';
import { actions } from '../../core/text/actions';
import { ButtonLink } from '../../ui/plain/button-link';

export const NewButton = ({ resource }: { resource: ResourceModel }) => {
  const creates = useMay(`${resource.name}:create`);
  const { create } = resource.paths;
  if (!create || !creates.can) return null;
  return (
    <ButtonLink to={create}>
      <Plus size={18} aria-hidden="true" />
      {actions.add} {resource.label}
    </ButtonLink>
  );
};

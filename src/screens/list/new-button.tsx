import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMay } from '../../api/use-may';
import type { ResourceModel } from '../../core/schema/model';
import { actions } from '../../core/text/actions';
import { buttonClass } from '../../ui/plain/button-class';

export const NewButton = ({ resource }: { resource: ResourceModel }) => {
  const creates = useMay(`${resource.name}:create`);
  const { create } = resource.paths;
  if (!create || !creates.can) return null;
  return (
    <Link className={buttonClass()} to={create}>
      <Plus size={18} aria-hidden="true" />
      {actions.add} {resource.label}
    </Link>
  );
};

import { FileUp } from 'lucide-react';
import { lazy } from 'react';
import { importOf } from '../../schema/links';
import type { ResourceModel } from '../../schema/model';
import { DialogButton } from '../parts/dialog-button';
import { useFacts } from '../session/facts';
import { useMay } from '../session/use-may';

const ImportDialog = lazy(() => import('./import-dialog'));

export const ImportButton = ({ resource }: { resource: ResourceModel }) => {
  const imports = useMay(importOf(resource.name));
  const { has_acts } = useFacts().profile;
  if (!resource.can.includes('import') || !imports.can || !has_acts) return null;
  return <DialogButton resource={resource} label="Impor" icon={FileUp} Dialog={ImportDialog} />;
};

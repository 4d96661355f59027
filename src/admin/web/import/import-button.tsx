import { useInvalidate } from '@refinedev/core';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/plain/button';
import { importOf } from '../../schema/links';
import type { ResourceModel } from '../../schema/model';
import { useFacts } from '../session/facts';
import { useMay } from '../session/use-may';

const ImportDialog = lazy(() => import('./import-dialog'));

export const ImportButton = ({ resource }: { resource: ResourceModel }) => {
  const imports = useMay(importOf(resource.name));
  const { has_acts } = useFacts().profile;
  const invalidate = useInvalidate();
  const [isOpen, setOpen] = useState(false);
  if (!resource.can.includes('import') || !imports.can || !has_acts) return null;
  return (
    <>
      <Button tone="quiet" icon={<FileUp size={18} />} aria-label="Impor" onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog
            resource={resource}
            onClose={() => setOpen(false)}
            onChanged={() => void invalidate({ invalidates: ['all'] })}
          />
        </Suspense>
      )}
    </>
  );
};

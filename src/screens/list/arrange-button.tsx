import { ArrowUpDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFacts } from '../../api/facts';
import { useMay } from '../../api/use-may';
import type { ResourceModel } from '../../core/schema/model';
import { Button } from '../../ui/plain/button';

const ArrangeDialog = lazy(() => import('./arrange-dialog'));

export const ArrangeButton = ({ resource }: { resource: ResourceModel }) => {
  const edits = useMay(`${resource.name}:edit`);
  const { has_acts } = useFacts().profile;
  const [isOpen, setOpen] = useState(false);
  if (!resource.arrange || !edits.can || !has_acts) return null;
  return (
    <>
      <Button
        tone="quiet"
        icon={<ArrowUpDown size={18} aria-hidden="true" />}
        aria-label="Urutkan"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ArrangeDialog resource={resource} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

import type { LucideIcon } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { Button } from '../../../ui/plain/button';
import type { ResourceModel } from '../../schema/model';

interface DialogButtonProps {
  resource: ResourceModel;
  label: string;
  icon: LucideIcon;
  /** Loaded when it opens. */
  Dialog: ComponentType<{ resource: ResourceModel; onClose: () => void }>;
}

/** Opens a dialog about a whole list. */
export const DialogButton = ({ resource, label, icon: Picture, Dialog }: DialogButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" icon={<Picture size={18} />} aria-label={label} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <Dialog resource={resource} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

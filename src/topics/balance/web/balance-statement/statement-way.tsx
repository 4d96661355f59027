import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/plain/button';
import { copy } from './copy';
import { StatementDialog } from './statement-dialog';

export const StatementWay = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        icon={<FileCheck2 size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.title}
      </Button>
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </>
  );
};

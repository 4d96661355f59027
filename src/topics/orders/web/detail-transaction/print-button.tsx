import { Printer } from 'lucide-react';
import { actions } from '../../../../core/text/actions';
import { Button } from '../../../../ui/plain/button';
import type { ButtonLook } from '../../../../ui/plain/button-class';

export const PrintButton = (look: ButtonLook) => (
  <Button {...look} icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
    {actions.printReceipt}
  </Button>
);

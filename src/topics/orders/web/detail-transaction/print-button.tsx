import { Printer } from 'lucide-react';
import { actions } from '../../../../core/text/actions';
import { Button } from '../../../../ui/plain/button';
import type { ButtonStyle } from '../../../../ui/plain/button-class';

export const PrintButton = (style: ButtonStyle) => (
  <Button {...style} icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
    {actions.printReceipt}
  </Button>
);

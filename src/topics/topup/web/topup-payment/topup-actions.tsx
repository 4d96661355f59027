import { FileText } from 'lucide-react';
import { useMay } from '../../../../admin/web/session/use-may';
import { TOPUP } from '../../../../core/states';
import { actions } from '../../../../core/text/actions';
import { useOpenHere } from '../../../../ui/open-here';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { AskHelp } from '../../../tickets/web/ticket/ask-help';
import type { Topup } from '../../contract/topup';
import { CancelDialog } from '../parts/cancel-dialog';
import { copy } from './copy';

export const TopupActions = ({ topup, onChanged }: { topup: Topup; onChanged: () => void }) => {
  const pays = useMay('topup.action');
  const [isAsked, ask] = useOpenHere<true>();
  return (
    <>
      {topup.invoice_number && (
        <ButtonLink tone="quiet" to={`/topup/invoice?q=${topup.id}`}>
          <FileText size={18} aria-hidden="true" />
          {actions.invoice}
        </ButtonLink>
      )}
      <AskHelp code={topup.code} category="topup" subject={copy.helpSubject(topup.code)} />
      {topup.status === TOPUP.waiting && pays.can && (
        <Button tone="danger" onClick={() => ask(true)}>
          {actions.callOff}
        </Button>
      )}
      {isAsked && <CancelDialog topup={topup} onClose={() => ask(null)} onChanged={onChanged} />}
    </>
  );
};

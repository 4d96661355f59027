import { useKnownPath } from '../../../../admin/web/session/known-path';
import { actions } from '../../../../core/text/actions';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { useTopUpPath } from '../../../payments/web/top-up-path';
import { copy } from './copy';
import type { Gate } from './gates';

const ways: Partial<Record<Gate['kind'], { to: string; label: string }>> = {
  pin: { to: '/setting/create-pin', label: copy.createPin },
  limit: { to: '/kyc-form', label: actions.completeNow },
};

export const GateNotice = ({ gate }: { gate: Gate }) => {
  const isKnown = useKnownPath();
  const topUpPath = useTopUpPath();
  const way =
    gate.kind === 'balance' && topUpPath ? { to: topUpPath, label: actions.topUp } : ways[gate.kind];
  return (
    <Notice
      tone={gate.kind === 'balance' || gate.kind === 'closed' ? 'bad' : 'wait'}
      action={
        way &&
        isKnown(way.to) && (
          <ButtonLink tone="quiet" size="small" to={way.to}>
            {way.label}
          </ButtonLink>
        )
      }
    >
      {gate.text}
    </Notice>
  );
};

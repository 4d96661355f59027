import { PiggyBank } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFacts } from '../../../admin/web/session/facts';
import { usePinHelp } from '../../../admin/web/session/use-pin-help';
import { rupiah } from '../../../core/format/money';
import type { ApiError } from '../../../platform/web/api-error';
import { MAIN_BALANCE } from '../../../topics/withdrawals/contract';
import { profitSource } from '../../../topics/withdrawals/web/withdraw/access';
import { useLostWithdrawal } from '../../../topics/withdrawals/web/withdraw/use-lost-withdrawal';
import { newRequest, useWithdraw } from '../../../topics/withdrawals/web/withdraw/use-withdraw';
import { Dialog } from '../../../ui/dialog';
import { ForgotPin } from '../../../ui/forgot-pin';
import { Button } from '../../../ui/plain/button';
import { ButtonLink } from '../../../ui/plain/button-link';
import { Notice } from '../../../ui/plain/notice';
import { OtpInput } from '../../../ui/plain/otp-input';
import { Refusal } from '../../../ui/plain/refusal';
import { useStable } from '../../../ui/use-stable';
import { copy } from '../copy';
import { RenewalFee } from './renewal-fee';
import type { Renewal } from './use-renewal';

const PROFIT = '/panel/saldo-point/data';
/** Polling interval in milliseconds, in case the live channels are down. */
const POLL_MS = 3_000;

interface PayByProfitProps {
  /** Profit to transfer, and renewal price, rupiah. */
  amount: number;
  price: number;
  /** Current shortfall: other orders may use the balance meanwhile. */
  renewal: Renewal;
  onBack: () => void;
  onClose: () => void;
}

/** Transfers profit to the main balance with the PIN; the renewal then runs automatically and unlocks the screen. */
const PayByProfit = ({ amount, price, renewal, onBack, onClose }: PayByProfitProps) => {
  const [settled] = useState(() => newRequest({ amount, target: MAIN_BALANCE }));
  const [isUnanswered, setUnanswered] = useState(false);
  const lost = useLostWithdrawal(profitSource);
  const { stage, failure, isSending, confirmPin } = useWithdraw({
    source: profitSource,
    settled,
    lost,
    onUnanswered: () => setUnanswered(true),
  });
  const isMoved = stage.kind === 'done';
  usePolling(isMoved);
  const isOpen = stage.kind === 'pin' && !isUnanswered && !lost.isOpen;
  return (
    <Dialog
      title={copy.expired.profitTitle}
      icon={PiggyBank}
      reason={copy.expired.profitReason(rupiah(amount), rupiah(price))}
      onClose={() => !isSending && onClose()}
      actions={
        isOpen || isMoved || stage.kind === 'request' ? (
          <Button tone="quiet" disabled={isSending} onClick={onBack}>
            {copy.expired.otherWay}
          </Button>
        ) : (
          <ButtonLink to={PROFIT}>{copy.expired.toProfit}</ButtonLink>
        )
      }
    >
      {isOpen && (
        <Pin
          failure={failure}
          isSending={isSending}
          onPin={(pin) => void confirmPin(settled, pin, 'whatsapp')}
        />
      )}
      <Refusal error={stage.kind === 'request' && failure} />
      <div role="status">
        {isMoved && <Notice tone="ok">{copy.expired.moved}</Notice>}
        {!isMoved && !isOpen && stage.kind === 'pin' && <Notice>{copy.expired.unanswered}</Notice>}
      </div>
      {isMoved && <RenewalFee renewal={renewal} />}
    </Dialog>
  );
};

export default PayByProfit;

/** Polls for the renewal; live channels usually report it earlier. */
function usePolling(waits: boolean): void {
  const refresh = useStable(useFacts().refresh);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [waits, refresh]);
}

interface PinProps {
  failure: ApiError | null;
  isSending: boolean;
  onPin: (pin: string) => void;
}

const Pin = ({ failure, isSending, onPin }: PinProps) => {
  const help = usePinHelp();
  const input = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const isLocked = failure?.code === 'PIN_LOCKED';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal resets the input, also an identical one
  useEffect(() => {
    setPin('');
    input.current?.focus();
  }, [failure]);

  return (
    <>
      <OtpInput
        ref={input}
        label={copy.expired.pin}
        aside={<ForgotPin {...help} />}
        secret
        disabled={isLocked}
        value={pin}
        onChange={(digits) => !isSending && setPin(digits)}
        onComplete={(digits) => !isSending && onPin(digits)}
        error={isLocked ? undefined : failure?.message}
      />
      <Refusal error={isLocked && failure} />
      <span className="sr-only" aria-live="polite">
        {isSending && copy.expired.moving}
      </span>
    </>
  );
};

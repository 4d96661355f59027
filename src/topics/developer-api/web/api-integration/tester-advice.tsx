import { useState } from 'react';
import { type OpenApiErrorCode, openApiErrors } from '../../../../core/text/open-api-errors';
import { useAction, useCall } from '../../../../platform/web/use-call';
import { useFeedback } from '../../../../ui/feedback';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { fillSandbox, getSandbox, listAddresses } from '../../contract/integration';
import { AllowDialog } from './allow-dialog';
import { advice, words } from './tester-copy';

interface TesterAdviceProps {
  code: OpenApiErrorCode;
  message: string;
  ip: string | null;
  isExpected: boolean;
  onAgain: () => void;
}

export const TesterAdvice = ({ code, message, ip, isExpected, onAgain }: TesterAdviceProps) => {
  const feedback = useFeedback();
  const [isAsked, setAsked] = useState(false);
  const fill = useAction(fillSandbox);
  const addresses = useCall(listAddresses);
  const sandbox = useCall(getSandbox);

  const refill = async () => {
    await feedback.attempt(async () => {
      await fill.mutateAsync({ body: {} });
      feedback.success(words.filled);
    });
    await sandbox.refetch();
  };
  const allowed = () => {
    setAsked(false);
    feedback.success(words.allowed);
    void addresses.refetch();
  };
  const button = (label: string, loading: boolean, onClick: () => void) => (
    <Button tone="soft" size="small" loading={loading} onClick={onClick}>
      {label}
    </Button>
  );
  const action = () => {
    if (code === 'IP_NOT_WHITELISTED' && ip) return button(words.allow(ip), false, () => setAsked(true));
    if (code === 'INSUFFICIENT_BALANCE') return button(words.fill, fill.isLoading, () => void refill());
    const { status } = openApiErrors[code];
    return !isExpected && (status === 429 || status >= 500) && button(words.again, false, onAgain);
  };

  return (
    <>
      <Notice tone={isExpected ? 'quiet' : 'bad'} action={action()}>
        {[message, advice[code]].filter(Boolean).join(' ')}
      </Notice>
      {isAsked && ip && (
        <AllowDialog
          address={{ network: ip, label: words.title }}
          onClose={() => setAsked(false)}
          onAllowed={allowed}
        />
      )}
    </>
  );
};

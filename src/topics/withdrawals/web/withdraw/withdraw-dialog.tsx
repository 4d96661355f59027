import { useEffect, useId, useRef, useState } from 'react';
import { withdrawalStatus } from '../../../../core/text/statuses';
import { useCall } from '../../../../platform/web/use-call';
import { DialogHead } from '../../../../ui/dialog-head';
import layout from '../../../../ui/layout.module.css';
import { Modal } from '../../../../ui/modal';
import { Money } from '../../../../ui/money';
import { Button } from '../../../../ui/plain/button';
import { StatusTag } from '../../../../ui/status-tag';
import text from '../../../../ui/text.module.css';
import { OtpStep } from '../../../accounts/web/account/otp-step';
import { listBankAccounts } from '../../../bank-accounts/contract';
import { MAIN_BALANCE, type Withdrawal } from '../../contract';
import type { WithdrawalSource } from './access';
import { copy } from './copy';
import { PinStep } from './pin-step';
import { RequestStep } from './request-step';
import type { LostWithdrawal, SentRequest } from './use-lost-withdrawal';
import { type Stage, useWithdraw } from './use-withdraw';
import { type Draft, draftOf, requestOf, toMain } from './validate';
import styles from './withdraw.module.css';

interface DoneStepProps {
  source: WithdrawalSource;
  made: Withdrawal;
  onClose: () => void;
}

const DoneStep = ({ source, made, onClose }: DoneStepProps) => {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={layout.stack4} role="status">
      <div className={styles.done}>
        <StatusTag status={withdrawalStatus(made.status)} />
        <Money amount={made.received} size={26} />
        <span className={text.quiet}>{made.code}</span>
      </div>
      <p>{made.target === MAIN_BALANCE ? source.words.doneMain : copy.form.doneBank}</p>
      <Button ref={close} size="large" block onClick={onClose}>
        {copy.form.close}
      </Button>
    </div>
  );
};

interface WithdrawDialogProps {
  source: WithdrawalSource;
  /** Rupiah: available, and total. */
  available: number;
  total: number;
  again?: SentRequest;
  lost: LostWithdrawal;
  onClose: () => void;
}

const titles = {
  request: (_stage: Stage, source: WithdrawalSource) => source.words.title,
  pin: () => copy.form.pinTitle,
  code: () => copy.form.codeTitle,
  done: (stage: Stage) => copy.form.doneTitle[stage.kind === 'done' && stage.made.fee > 0 ? 'bank' : 'main'],
} satisfies Record<Stage['kind'], (stage: Stage, source: WithdrawalSource) => string>;

const WithdrawDialog = ({ source, available, total, again, lost, onClose }: WithdrawDialogProps) => {
  const title = useId();
  const [draft, setDraft] = useState<Draft>(again ? draftOf(again.body) : { amount: null, target: toMain });
  const accounts = useCall(listBankAccounts);
  const flow = useWithdraw({ source, settled: again, lost, onUnanswered: onClose });
  const { stage } = flow;
  const account = accounts.data?.find(({ id }) => id === draft.target);

  return (
    <Modal labelledBy={title} onClose={() => !flow.isSending && onClose()}>
      <div className={styles.dialog}>
        <DialogHead id={title} title={titles[stage.kind](stage, source)} onClose={onClose} />
        {stage.kind === 'request' && (
          <RequestStep
            {...{ source, available }}
            accounts={accounts}
            draft={draft}
            failure={flow.failure}
            onChange={setDraft}
            onNext={() => flow.ask(requestOf(draft))}
          />
        )}
        {stage.kind === 'pin' && (
          <PinStep
            sent={stage.sent}
            account={account}
            {...{ source, total }}
            failure={flow.failure ?? flow.otp.failure}
            isSending={flow.isSending}
            onPin={(pin, channel) => void flow.confirmPin(stage.sent, pin, channel)}
            onBack={flow.back}
          />
        )}
        {stage.kind === 'code' && (
          <OtpStep
            otp={flow.otp}
            onCode={(request, code) => flow.confirmCode(stage.sent, request, code)}
            onOther={() => flow.toPin(stage.sent)}
            other={copy.form.otherPin}
          />
        )}
        {stage.kind === 'done' && <DoneStep source={source} made={stage.made} onClose={onClose} />}
      </div>
    </Modal>
  );
};

export default WithdrawDialog;

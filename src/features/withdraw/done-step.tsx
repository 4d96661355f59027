import { useEffect, useRef } from 'react';
import { MAIN_BALANCE, type Withdrawal } from '../../core/contract/withdrawal';
import { withdrawalStatus } from '../../core/text/statuses';
import { Money } from '../../ui/money';
import { Button } from '../../ui/plain/button';
import { StatusTag } from '../../ui/status-tag';
import { copy } from './copy';
import type { WithdrawDoor } from './door';
import styles from './withdraw.module.css';

interface DoneStepProps {
  door: WithdrawDoor;
  made: Withdrawal;
  onClose: () => void;
}

export const DoneStep = ({ door, made, onClose }: DoneStepProps) => {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={styles.step} role="status">
      <div className={styles.done}>
        <StatusTag status={withdrawalStatus(made.status)} />
        <Money amount={made.received} size={26} />
        <span className={styles.quiet}>{made.code}</span>
      </div>
      <p>{made.target === MAIN_BALANCE ? door.words.doneMain : copy.form.doneBank}</p>
      <Button ref={close} size="large" block onClick={onClose}>
        {copy.form.close}
      </Button>
    </div>
  );
};

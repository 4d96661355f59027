import { Check, Landmark, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateTime } from '../../../../core/format/date';
import type { CallState } from '../../../../platform/web/use-call';
import choice from '../../../../ui/choice.module.css';
import { LoadFailed } from '../../../../ui/load-failed';
import { FieldError } from '../../../../ui/plain/field-error';
import { Bone } from '../../../../ui/skeleton';
import text from '../../../../ui/text.module.css';
import type { BankAccount, listBankAccounts } from '../../../bank-accounts/contract';
import { copy } from './copy';
import { toMain } from './validate';
import styles from './withdraw.module.css';

interface TargetsProps {
  none: string;
  accounts: CallState<typeof listBankAccounts>;
  chosen: string;
  error: string | undefined;
  onChoose: (target: string) => void;
}

export const Targets = ({
  none,
  accounts: { data, error: failure, refetch },
  chosen,
  error,
  onChoose,
}: TargetsProps) => (
  <fieldset className={styles.targets} aria-describedby={error ? 'withdraw-target-error' : undefined}>
    <legend className={styles.legend}>{copy.form.target}</legend>
    <Target
      icon={<Wallet size={20} />}
      name={copy.toMain}
      hint={copy.form.mainHint}
      isChosen={chosen === toMain}
      onChoose={() => onChoose(toMain)}
    />
    {data?.map((account) => (
      <Target
        key={account.id}
        icon={<Landmark size={20} />}
        name={`${account.bank_name} ••${account.account_end}`}
        hint={hintOf(account)}
        isClosed={account.paused_until !== null}
        isChosen={chosen === account.id}
        onChoose={() => onChoose(account.id)}
      />
    ))}
    {data?.length === 0 && <p className={text.quiet}>{none}</p>}
    {!data && !failure && <Bone height={60} radius={12} />}
    {!data && failure && <LoadFailed message={failure.message} onRetry={() => void refetch()} />}
    <FieldError id="withdraw-target-error" error={error} />
  </fieldset>
);

const hintOf = ({ holder, paused_until }: BankAccount): string =>
  paused_until
    ? copy.paused(dateTime(paused_until, { seconds: false, zone: true }))
    : `${holder}. ${copy.form.bankHint}`;

interface TargetProps {
  icon: ReactNode;
  name: string;
  hint: string;
  isClosed?: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

const Target = ({ icon, name, hint, isClosed = false, isChosen, onChoose }: TargetProps) => (
  <label className={styles.target} data-closed={isClosed || undefined}>
    <input
      type="radio"
      name="withdraw-target"
      className={choice.radio}
      checked={isChosen}
      disabled={isClosed}
      onChange={onChoose}
    />
    <span className={styles.targetIcon} aria-hidden="true">
      {icon}
    </span>
    <span className={styles.targetWords}>
      <span className={text.strong}>{name}</span>
      <span className={text.quiet}>{hint}</span>
    </span>
    {isChosen && <Check size={18} className={styles.check} aria-hidden="true" />}
  </label>
);

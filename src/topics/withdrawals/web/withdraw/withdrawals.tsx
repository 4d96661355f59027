import { useListing } from '../../../../admin/web/data/use-listing';
import { dateTime } from '../../../../core/format/date';
import { WITHDRAWAL } from '../../../../core/states';
import { withdrawalStatus } from '../../../../core/text/statuses';
import { EmptyState } from '../../../../ui/empty-state';
import { Money } from '../../../../ui/money';
import styles from '../../../../ui/money-row.module.css';
import { PagedList } from '../../../../ui/paged-list';
import { StatusTag } from '../../../../ui/status-tag';
import { AskHelp } from '../../../tickets/web/ticket/ask-help';
import { MAIN_BALANCE, type Withdrawal } from '../../contract';
import type { WithdrawalSource } from './access';
import { copy } from './copy';

const Withdrawals = ({ source }: { source: WithdrawalSource }) => {
  const { rows } = useListing(source.list);
  return (
    <PagedList
      label={copy.withdrawals}
      rows={rows}
      unit={copy.withdrawalUnit}
      empty={<EmptyState title={copy.noWithdrawals} hint={copy.noWithdrawalsHint} />}
    >
      {(row) => <WithdrawalRow key={row.id} withdrawal={row} />}
    </PagedList>
  );
};

/** Pending, so the expected duration is shown. */
const isOpen = (status: number): boolean => status === WITHDRAWAL.asked || status === WITHDRAWAL.underWay;

const WithdrawalRow = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { code, target, bank_name, account_end, account_holder, status, reject_reason } = withdrawal;
  const toMain = target === MAIN_BALANCE;
  return (
    <article className={styles.row}>
      <span className={styles.words}>
        <span className={styles.strong}>{toMain ? copy.toMain : `${bank_name} ••${account_end}`}</span>
        {!toMain && <span className={styles.quiet}>{account_holder}</span>}
      </span>
      <span className={styles.words}>
        <span>{code}</span>
        <span className={styles.quiet}>{dateTime(withdrawal.requested_at)}</span>
        <span>
          <AskHelp
            size="small"
            code={code}
            category="refund"
            subject={copy.helpSubject(code)}
            label={copy.help(code)}
          />
        </span>
      </span>
      <span className={styles.words}>
        <StatusTag status={withdrawalStatus(status)} />
        {isOpen(status) && <span className={styles.quiet}>{copy.estimate}</span>}
        {reject_reason && (
          <span className={styles.reason}>
            {copy.reason}: {reject_reason}
          </span>
        )}
        {withdrawal.done_at && !reject_reason && (
          <span className={styles.quiet}>{dateTime(withdrawal.done_at)}</span>
        )}
      </span>
      <span className={styles.end}>
        <span className={styles.quiet}>{copy.form.received}</span>
        <Money amount={withdrawal.received} tone="quiet" />
      </span>
      <span className={styles.end}>
        <Money amount={-withdrawal.amount} />
        {withdrawal.fee > 0 && <span className={styles.quiet}>{copy.fee(withdrawal.fee)}</span>}
      </span>
    </article>
  );
};

export default Withdrawals;

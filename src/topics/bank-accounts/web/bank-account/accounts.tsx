import { CircleCheck, Landmark, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { date, dateTime } from '../../../../core/format/date';
import { actions } from '../../../../core/text/actions';
import { useAction, useCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { EmptyState } from '../../../../ui/empty-state';
import { useFeedback } from '../../../../ui/feedback';
import { LoadState } from '../../../../ui/load-state';
import lines from '../../../../ui/money-row.module.css';
import { useOpenHere } from '../../../../ui/open-here';
import { Button } from '../../../../ui/plain/button';
import { RowMenu } from '../../../../ui/row-menu';
import { StatusTag } from '../../../../ui/status-tag';
import {
  type BankAccount,
  chooseBankAccount,
  listBankAccounts,
  MOST_ACCOUNTS,
  removeBankAccount,
} from '../../contract';
import { AccountForm } from './account-form';
import styles from './accounts.module.css';
import { copy } from './copy';

const nameOf = ({ bank_name, account_end }: BankAccount): string => `${bank_name} ••${account_end}`;

const Accounts = () => {
  const { data, error, refetch } = useCall(listBankAccounts);
  const [editing, edit] = useOpenHere<{ instead?: BankAccount }>('path');
  const refresh = () => void refetch();
  const add = (
    <Button icon={<Plus size={18} />} onClick={() => edit({})}>
      {copy.addAccount}
    </Button>
  );
  return (
    <>
      <div className={styles.head}>
        <p className={styles.hint}>{copy.accountsHint}</p>
        {data && data.length > 0 && data.length < MOST_ACCOUNTS && add}
      </div>
      <section className={card.card} aria-label={copy.accounts}>
        <LoadState data={data} error={error} onRetry={refresh}>
          {(accounts) =>
            accounts.length > 0 ? (
              accounts.map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  onChange={refresh}
                  onEdit={() => edit({ instead: account })}
                />
              ))
            ) : (
              <EmptyState title={copy.noAccounts} hint={copy.noAccountsHint} action={add} />
            )
          }
        </LoadState>
      </section>
      {editing && (
        <AccountForm
          {...(editing.instead && { instead: editing.instead })}
          onClose={() => edit(null)}
          onSaved={() => {
            edit(null);
            refresh();
          }}
        />
      )}
    </>
  );
};

interface AccountRowProps {
  account: BankAccount;
  onChange: () => void;
  onEdit: () => void;
}

const AccountRow = ({ account, onChange, onEdit }: AccountRowProps) => {
  const feedback = useFeedback();
  const choose = useAction(chooseBankAccount);
  const remove = useAction(removeBankAccount);
  const { id, holder, is_primary, paused_until, verified_at } = account;
  const name = nameOf(account);

  const perform = async (change: () => Promise<unknown>, said: string) => {
    await feedback.attempt(async () => {
      await change();
      feedback.success(said);
    });
    onChange();
  };
  const askToRemove = async () => {
    const yes = await feedback.confirm({
      title: copy.removeTitle(name),
      content: copy.removeHint,
      okText: copy.remove,
      cancelText: actions.cancel,
      danger: true,
    });
    if (yes) await perform(() => remove.mutateAsync({ params: { id } }), copy.removed);
  };

  return (
    <article className={`${lines.line} ${styles.row}`}>
      <span className={styles.icon} aria-hidden="true">
        <Landmark size={20} />
      </span>
      <span className={lines.words}>
        <span className={lines.strong}>{name}</span>
        <span className={lines.quiet}>{holder}</span>
      </span>
      <span className={lines.words}>
        {is_primary && <StatusTag status={{ word: copy.primary, tone: 'ok' }} />}
        {paused_until ? (
          <span className={lines.quiet}>
            {copy.paused(dateTime(paused_until, { seconds: false, zone: true }))}
          </span>
        ) : (
          <span className={`${lines.quiet} ${styles.verified}`}>
            <CircleCheck size={14} aria-hidden="true" /> {copy.verified(date(verified_at))}
          </span>
        )}
      </span>
      <RowMenu
        label={copy.actions(name)}
        items={() => [
          ...(is_primary
            ? []
            : [
                {
                  key: 'primary',
                  label: copy.makePrimary,
                  icon: <Star size={18} />,
                  onClick: () =>
                    void perform(() => choose.mutateAsync({ params: { id }, body: {} }), copy.chosen),
                },
              ]),
          { key: 'change', label: copy.change, icon: <Pencil size={18} />, onClick: onEdit },
          {
            key: 'remove',
            label: copy.remove,
            icon: <Trash2 size={18} />,
            danger: true,
            onClick: () => void askToRemove(),
          },
        ]}
      />
    </article>
  );
};

export default Accounts;

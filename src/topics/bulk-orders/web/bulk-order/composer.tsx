import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { dateTime } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Checkbox } from '../../../../ui/plain/checkbox';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { UnansweredNotice } from '../../../../ui/unanswered-notice';
import { useOnline } from '../../../../ui/use-online';
import { usePassedLimit } from '../../../orders/web/transaction-form/own-limits';
import { copy } from './copy';
import { drawnRows, isChecked } from './drawn-rows';
import { LinesCard } from './lines-card';
import { PinDialog } from './pin-dialog';
import { profitOf } from './profit';
import { RowsCard } from './rows-card';
import { Summary } from './summary';
import { type Approval, totalOf, useApproval } from './use-approval';
import { useBalance } from './use-balance';
import { isReady, useCheck } from './use-check';
import { useLines } from './use-lines';

/** State of a batch without an answer, and how to continue without paying twice. */
const LostNotice = ({ lost, ask }: Pick<Approval, 'lost' | 'ask'>) => {
  const { lost: state, check: checkLost, giveUp } = lost;
  if (state.kind === 'none') return null;
  if (state.kind === 'found') {
    return (
      <Notice
        tone="run"
        urgent
        action={
          <ButtonLink tone="quiet" size="small" to={`/product/form?q=${state.made.id}`}>
            {copy.lost.open}
          </ButtonLink>
        }
      >
        {copy.lost.found(state.made.code)}
      </Notice>
    );
  }
  const { kind, sent } = state;
  return (
    <UnansweredNotice
      kind={kind}
      at={sent.at}
      words={copy.lost}
      onResend={() => ask(sent.body, sent)}
      onCheck={() => void checkLost(sent)}
      onGiveUp={() => void giveUp(sent)}
    >
      {copy.lost[kind]} {copy.orders(sent.body.rows.length)} · {rupiah(totalOf(sent.body))}
    </UnansweredNotice>
  );
};

export const Composer = () => {
  const navigate = useNavigate();
  const online = useOnline();
  const { profile } = useFacts();
  const balance = useBalance();
  const list = useLines();
  const lineCheck = useCheck(list.confirmed);
  const { checked } = lineCheck;
  const [sameAgain, setSameAgain] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const approval = useApproval({
    onMade: (id) => {
      list.clear();
      navigate(`/product/form?q=${id}`);
    },
    onChanged: () => {
      setChanged(true);
      void lineCheck.check(list.lines);
    },
  });

  const check = async (lines: readonly string[], isMend?: boolean) => {
    setChanged(false);
    await lineCheck.check(lines, isMend);
  };

  // A batch found after a lost answer clears the list, so that it is not bought twice.
  const isBought = approval.lost.lost.kind === 'found';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the finding empties the list
  useEffect(() => {
    if (!isBought) return;
    list.clear();
    lineCheck.forget();
  }, [isBought]);

  const rows = checked ? drawnRows(list.lines, checked.rows) : [];
  const ready = rows.filter((row) => isReady(row, list.confirmed));
  // A list that changed since the check cannot be bought.
  const isCurrent = checked !== null && lineCheck.failure === null && isChecked(list.lines, checked.rows);
  const needsSame = checked?.same && !sameAgain;
  const bought = needsSame ? [] : ready;
  const prices = bought.map(({ price }) => price ?? 0);
  const total = prices.reduce((sum, price) => sum + price, 0);
  const passedLimit = usePassedLimit(prices);
  const buy = () =>
    approval.ask({
      rows: ready.map(({ line, price, nickname, bill }) => ({
        ...{ line, again: list.confirmed.again.has(line), ported: list.confirmed.ported.has(line) },
        price: price ?? 0,
        ...(bill ? { inquiry: bill.inquiry_id } : nickname && { nickname }),
      })),
      same_again: sameAgain,
    });

  return (
    <div className={layout.stack4}>
      <LostNotice {...approval} />
      {list.restored && !checked && (
        <Notice
          tone="quiet"
          action={
            <Button tone="link" size="small" onClick={list.clear}>
              {copy.clear}
            </Button>
          }
        >
          {copy.restored}
        </Notice>
      )}
      {hasChanged && (
        <Notice tone="wait" urgent>
          {copy.changed}
        </Notice>
      )}
      <Refusal error={approval.failure} />
      {checked && lineCheck.failure && (
        <Notice
          tone="bad"
          urgent
          action={
            <Button tone="quiet" size="small" onClick={() => void check(list.lines)}>
              {copy.lost.checkAgain}
            </Button>
          }
        >
          {lineCheck.failure.message}
        </Notice>
      )}
      {checked === null ? (
        <LinesCard
          text={list.text}
          lines={list.lines}
          isChecking={lineCheck.isChecking}
          error={lineCheck.failure?.message}
          onText={list.setText}
          onCheck={() => void check(list.lines)}
        />
      ) : (
        <>
          {checked.same && (
            <Notice tone="wait">
              {copy.same(checked.same.code, dateTime(checked.same.at))}
              <Checkbox checked={sameAgain} onChange={(event) => setSameAgain(event.target.checked)}>
                {copy.sameAgain}
              </Checkbox>
            </Notice>
          )}
          {checked.bills_left > 0 && (
            <LeftNotice onGoOn={() => void check(list.lines, true)}>
              {copy.billsLeft(checked.bills_left)}
            </LeftNotice>
          )}
          {checked.nicknames_left > 0 && (
            <LeftNotice onGoOn={() => void check(list.lines)}>
              {copy.nicknamesLeft(checked.nicknames_left)}
            </LeftNotice>
          )}
          <RowsCard
            rows={rows}
            isChecking={lineCheck.isChecking}
            confirmed={list.confirmed}
            onLine={(index, line) => void check(list.setLine(index, line), true)}
            onConfirm={list.confirm}
            onEditText={lineCheck.forget}
          />
          <Summary
            ready={bought.length}
            billsEnd={ready.flatMap(({ bill }) => bill?.expires_at ?? []).toSorted()[0] ?? null}
            left={rows.length - bought.length}
            total={total}
            profit={profitOf(bought)}
            balance={balance}
            passedLimit={passedLimit}
            isCurrent={isCurrent}
            online={online}
            hasPin={profile.has_pin !== false}
            isBusy={approval.isSending || lineCheck.isChecking || approval.lost.isOpen}
            onBuy={buy}
          />
        </>
      )}
      {approval.asking && (
        <PinDialog
          count={approval.asking.sent.body.rows.length}
          total={totalOf(approval.asking.sent.body)}
          balance={balance}
          error={approval.asking.error}
          isSending={approval.isSending}
          onPin={(pin) => void approval.confirm(pin)}
          onClose={approval.dismiss}
        />
      )}
    </div>
  );
};

const LeftNotice = ({ onGoOn, children }: { onGoOn: () => void; children: ReactNode }) => (
  <Notice
    tone="run"
    action={
      <Button tone="quiet" size="small" onClick={onGoOn}>
        {copy.lost.checkAgain}
      </Button>
    }
  >
    {children}
  </Notice>
);

import bottom from '../../../../../ui/bottom-bar.module.css';
import { Money } from '../../../../../ui/money';
import { Button } from '../../../../../ui/plain/button';
import text from '../../../../../ui/text.module.css';
import type { Inquiry } from '../../../contract/postpaid';
import type { BuyState } from '../buy-bar';
import { copy as form } from '../copy';
import { GateNotice } from '../gate-notice';
import type { Gate } from '../gates';
import styles from '../summary.module.css';
import { copy } from './copy';

interface BillBarProps {
  inquiry: Inquiry | null;
  mayCheck: boolean;
  isChecking: boolean;
  buy: BuyState;
  /** Obstacle to paying; null if shown elsewhere. */
  gate: Gate | null;
}

export const BillBar = ({ inquiry, mayCheck, isChecking, buy, gate }: BillBarProps) => (
  <div className={bottom.bar} data-sticky-action="">
    {gate && (
      <div className={styles.barGate}>
        <GateNotice gate={gate} />
      </div>
    )}
    <div className={`${bottom.words} ${styles.barWords}`}>
      {inquiry ? (
        <>
          <Money amount={inquiry.total} size={22} />
          {buy.approval !== 'no' && <p className={text.small}>{form.approvalShort}</p>}
        </>
      ) : (
        <span className={styles.nothing}>{copy.notYet}</span>
      )}
    </div>
    {inquiry ? (
      <Button type="submit" size="large" disabled={!buy.isReady} loading={buy.isBusy}>
        {buy.approval !== 'no' ? form.askOwner : copy.pay}
      </Button>
    ) : (
      <Button type="submit" size="large" disabled={!mayCheck} loading={isChecking}>
        {copy.check}
      </Button>
    )}
  </div>
);

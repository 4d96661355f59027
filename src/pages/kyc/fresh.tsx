import { CircleCheck } from 'lucide-react';
import { useFacts } from '../../api/facts';
import { useQuietCall } from '../../api/use-call';
import { getKyc } from '../../core/contract/kyc';
import { Notice } from '../../ui/plain/notice';
import { StatePage, StatePart } from '../../ui/state-page';
import { copy } from './copy';
import { CardDrawing } from './drawings';
import styles from './kyc.module.css';
import { Ways } from './ways';

export const Fresh = () => {
  const { maximum_unverified_amount } = useFacts().profile;
  const isBegun = Boolean(useQuietCall(getKyc)?.saved_at);
  return (
    <StatePage
      drawing={<CardDrawing />}
      title={copy.fresh.title}
      hint={
        <>
          {copy.fresh.hint}
          {maximum_unverified_amount > 0 && ` ${copy.fresh.limit(maximum_unverified_amount)}`}
        </>
      }
      ways={<Ways />}
    >
      <StatePart title={copy.fresh.prepare}>
        <ul className={styles.list}>
          {copy.fresh.list.map((one) => (
            <li key={one}>
              <CircleCheck size={18} aria-hidden="true" />
              {one}
            </li>
          ))}
        </ul>
      </StatePart>
      {isBegun && <Notice tone="quiet">{copy.fresh.resume}</Notice>}
    </StatePage>
  );
};

import { useMay } from '../../api/use-may';
import { SHIFT } from '../../core/states';
import styles from './cashier-shift.module.css';
import { CountForm } from './count-form';
import { ExplainForm } from './explain-form';
import { Figures } from './figures';
import { Moves } from './moves';
import { Orders } from './orders';
import type { ShiftPartProps } from './part-props';

export const ShiftView = (parts: ShiftPartProps) => {
  const { shift } = parts;
  const mayWrite = useMay('cashier-shift:count').can;
  return (
    <div className={styles.page}>
      {shift.figures && <Figures shift={shift} figures={shift.figures} />}
      {shift.status === SHIFT.unexplained && mayWrite && <ExplainForm {...parts} />}
      {shift.status === SHIFT.open && mayWrite && <CountForm {...parts} />}
      <Moves {...parts} mayAdd={shift.status === SHIFT.open && mayWrite} />
      <Orders shift={shift} />
    </div>
  );
};

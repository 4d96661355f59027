import { Table2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../plain/button';
import styles from './chart.module.css';

export interface Fold {
  isOpen: boolean;
  turn: (isOpen: boolean) => void;
}

export const Folded = ({ title, isOpen, turn, children }: Fold & { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <>
      <Button
        tone="link"
        size="small"
        className={styles.fold}
        icon={<Table2 size={18} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => turn(!isOpen)}
      >
        {isOpen ? 'Sembunyikan tabel' : 'Lihat tabel'}
        <span className="sr-only"> {title}</span>
      </Button>
      <div id={id} hidden={!isOpen} className={styles.folded}>
        {isOpen && children}
      </div>
    </>
  );
};

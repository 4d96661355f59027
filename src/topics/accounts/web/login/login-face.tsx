import { RefreshCw, ShieldCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { browserConfig } from '../../../../platform/web/browser-config';
import { Money } from '../../../../ui/money';
import { FaceFrame } from '../../../../ui/plain/face-frame';
import { StatusTag } from '../../../../ui/status-tag';
import { Tile } from '../../../../ui/tile';
import { accountText } from '../../text';
import { copy } from './copy';
import styles from './login.module.css';

const done = { word: 'Berhasil', tone: 'ok' } as const;
const running = { word: 'Diproses', tone: 'run' } as const;

const rows = [
  { brand: 'diamond-legenda', monogram: 'DL', item: '86 Diamond', amount: 19_850, status: done },
  { brand: 'token-pln', monogram: 'PL', item: 'Token PLN 100.000', amount: 100_750, status: done },
  { brand: 'diamond-api', monogram: 'DA', item: '140 Diamond', amount: 17_900, status: running },
];

const ExampleCard = () => (
  <div className={styles.example} aria-hidden="true">
    <div className={styles.exampleHead}>
      <span>Saldo</span>
      <span className={styles.exampleMark}>{copy.drawing}</span>
    </div>
    <Money amount={4_825_500} size={36} />
    <ul className={styles.exampleRows}>
      {rows.map(({ brand, monogram, item, amount, status }) => (
        <li key={brand}>
          <Tile brandKey={brand} monogram={monogram} size={36} />
          <span className={styles.exampleItem}>{item}</span>
          <span className={styles.exampleEnd}>
            <Money amount={amount} />
            <StatusTag status={status} />
          </span>
        </li>
      ))}
    </ul>
  </div>
);

const promises = [
  { Icon: RefreshCw, text: copy.promises.live },
  { Icon: ShieldCheck, text: copy.promises.pin },
  { Icon: Undo2, text: copy.promises.refund },
];

export const LoginFace = ({ children }: { children: ReactNode }) => (
  <FaceFrame
    productName={browserConfig.productName}
    slogan={accountText.slogan}
    sloganOnPhone
    more={
      <>
        <p className={styles.more}>{accountText.more}</p>
        <ExampleCard />
      </>
    }
    foot={
      <ul className={styles.promises}>
        {promises.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size={18} />
            {text}
          </li>
        ))}
      </ul>
    }
  >
    {children}
  </FaceFrame>
);

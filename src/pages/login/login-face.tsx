import { RefreshCw, ShieldCheck, Undo2 } from 'lucide-react';
import { browserConfig } from '../../api/browser-config';
import { Face } from '../../ui/face';
import { ProductName } from '../../ui/mark';
import { copy } from './copy';
import { ExampleCard } from './example-card';
import styles from './login.module.css';

const promises = [
  { Icon: RefreshCw, text: copy.promises.live },
  { Icon: ShieldCheck, text: copy.promises.pin },
  { Icon: Undo2, text: copy.promises.refund },
];

/** The petrol side: who we are, and a picture of what waits behind the door. */
export const LoginFace = () => (
  <Face as="header" className={styles.face}>
    <ProductName name={browserConfig.productName} size={32} tone="face" />
    <div className={styles.pitch}>
      <p className={styles.slogan}>{copy.slogan}</p>
      <p className={styles.more}>{copy.sloganMore}</p>
      <ExampleCard />
    </div>
    <ul className={styles.promises}>
      {promises.map(({ Icon, text }) => (
        <li key={text}>
          <Icon size={18} />
          {text}
        </li>
      ))}
    </ul>
  </Face>
);

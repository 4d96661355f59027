import { RefreshCw, ShieldCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { browserConfig } from '../../api/browser-config';
import { accountText } from '../../core/text/account';
import { FaceFrame } from '../../ui/plain/face-frame';
import { copy } from './copy';
import { ExampleCard } from './example-card';
import styles from './login.module.css';

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

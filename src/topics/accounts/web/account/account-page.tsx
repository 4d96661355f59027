import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { browserConfig } from '../../../../platform/web/browser-config';
import { FaceFrame } from '../../../../ui/plain/face-frame';
import { Notice } from '../../../../ui/plain/notice';
import { accountText } from '../../text';
import styles from './account.module.css';

interface AccountPageProps {
  icon?: ReactNode;
  title: string;
  lead?: ReactNode;
  slogan?: string;
  more?: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
}

export const AccountPage = ({ icon, title, lead, slogan, more, foot, children }: AccountPageProps) => (
  <FaceFrame
    productName={browserConfig.productName}
    slogan={slogan ?? accountText.slogan}
    more={more ?? <p className={styles.more}>{accountText.more}</p>}
  >
    <div className={styles.column}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <div>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
      <Notice tone="quiet" icon={<ShieldCheck size={18} />}>
        {accountText.safety}
      </Notice>
    </div>
  </FaceFrame>
);

import { MessageCircle } from 'lucide-react';
import { useMemo } from 'react';
import { browserConfig } from '../../api/browser-config';
import type { Referral } from '../../core/contract/referral';
import card from '../../ui/card.module.css';
import { CopyButton } from '../../ui/copy-button';
import { elsewhere } from '../../ui/elsewhere';
import { buttonClass } from '../../ui/plain/button-class';
import { QrCode } from '../../ui/qr-code';
import { qrDrawing } from '../../ui/qr-drawing';
import { copy } from './copy';
import styles from './referral.module.css';

export const Share = ({ referral: { code, link } }: { referral: Referral }) => {
  const drawing = useMemo(() => qrDrawing(link), [link]);
  const message = copy.message(browserConfig.productName, code, link);
  return (
    <section className={`${card.card} ${styles.share}`} aria-label={copy.share}>
      <div className={styles.words}>
        <h2 className={styles.title}>{copy.share}</h2>
        <div>
          <h3 className={styles.name}>{copy.code}</h3>
          <div className={styles.copied}>
            <strong className={styles.code}>{code}</strong>
            <CopyButton value={code} what={copy.codeName} />
          </div>
        </div>
        <div>
          <h3 className={styles.name}>{copy.link}</h3>
          <div className={styles.copied}>
            <span className={styles.link}>{link}</span>
            <CopyButton value={link} what={copy.linkName} />
          </div>
        </div>
        <a
          className={buttonClass()}
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          {...elsewhere}
        >
          <MessageCircle size={18} aria-hidden="true" />
          {copy.whatsapp}
        </a>
      </div>
      <figure className={styles.qr}>
        <QrCode code={drawing} label={copy.qr} />
        <figcaption className={styles.hint}>{copy.qrHint}</figcaption>
      </figure>
    </section>
  );
};

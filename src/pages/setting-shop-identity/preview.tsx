import { useState } from 'react';
import { useFacts } from '../../api/facts';
import type { Letterhead } from '../../core/contract/letterhead';
import { dateTime } from '../../core/format/date';
import { TRANSACTION } from '../../core/states';
import { transactionStatus } from '../../core/text/statuses';
import { Paper } from '../../features/receipt/paper';
import { serverTime } from '../../ui/server-clock';
import { copy } from './copy';
import styles from './setting-shop-identity.module.css';
import { type IdentityValues, typedOn } from './values';

/** Rupiah on the sample. */
const SAMPLE = 43_000;

export const Preview = ({ kept, values }: { kept: Letterhead; values: IdentityValues }) => {
  const { profile } = useFacts();
  const [now] = useState(() => serverTime());
  const { rows, total, closing } = copy.sample;
  const content = {
    shop: typedOn(kept, values, profile.business_name),
    at: dateTime(now, { seconds: false }),
    rows: [...rows],
    large: [],
    status: transactionStatus(TRANSACTION.success, 0),
    total: { label: total, amount: SAMPLE },
    closing,
  };
  return (
    <aside className={styles.preview} aria-label={copy.preview}>
      <h2>{copy.preview}</h2>
      <Paper content={content} paper="58" />
    </aside>
  );
};

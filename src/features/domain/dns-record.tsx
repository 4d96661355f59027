import { CopyButton } from '../../ui/copy-button';
import { copy } from './copy';
import styles from './dns-record.module.css';

export const DnsRecord = ({ name, target }: { name: string; target: string }) => (
  <section className={styles.box} aria-label={copy.title}>
    <p className={styles.title}>{copy.title}</p>
    <p className={styles.hint}>{copy.hint}</p>
    <dl className={styles.lines}>
      <div>
        <dt>{copy.type}</dt>
        <dd>CNAME</dd>
      </div>
      <div>
        <dt>{copy.name}</dt>
        <dd>
          <span>{name}</span>
          <CopyButton value={name} what={copy.name} />
        </dd>
      </div>
      <div>
        <dt>{copy.value}</dt>
        <dd>
          <span>{target}</span>
          <CopyButton value={target} what={copy.value} />
        </dd>
      </div>
    </dl>
    <p className={styles.hint}>{copy.apex}</p>
  </section>
);

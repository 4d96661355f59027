import { CopyButton } from '../../../../ui/copy-button';
import text from '../../../../ui/text.module.css';
import styles from './dns-record.module.css';

const copy = {
  title: 'Arahkan domain Anda',
  hint: 'Tambahkan data DNS ini di tempat Anda membeli domain. Perubahan DNS dapat memakan waktu hingga 24 jam.',
  type: 'Jenis',
  name: 'Nama',
  value: 'Nilai',
  apex: 'Untuk domain utama tanpa awalan seperti www, pakai ALIAS atau ANAME dengan nilai yang sama.',
} as const;

export const DnsRecord = ({ name, target }: { name: string; target: string }) => (
  <section className={styles.box} aria-label={copy.title}>
    <p className={styles.title}>{copy.title}</p>
    <p className={text.quiet}>{copy.hint}</p>
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
    <p className={text.quiet}>{copy.apex}</p>
  </section>
);

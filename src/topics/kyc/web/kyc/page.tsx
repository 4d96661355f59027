import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { date, dateTime } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import { actions } from '../../../../core/text/actions';
import { useQuietCall } from '../../../../platform/web/use-call';
import { detail, faint, line, paper, tint } from '../../../../ui/drawing-strokes';
import { useFeedback } from '../../../../ui/feedback';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { StatePage, StatePart } from '../../../../ui/state-page';
import { getKyc } from '../../contract/kyc';
import { kycLabels } from '../../domain/fields';
import { rejectReasons } from '../../domain/reject-reasons';
import styles from './kyc.module.css';

/** Both buttons of the specification. */
const Ways = () => (
  <>
    <ButtonLink to="/kyc-form" size="large">
      {actions.completeNow}
    </ButtonLink>
    <ButtonLink to="/dashboard" tone="quiet" size="large">
      {actions.later}
    </ButtonLink>
  </>
);

const Card = ({ children }: { children: ReactNode }) => (
  <svg width="154" height="112" viewBox="0 0 132 96" fill="none" aria-hidden="true">
    <ellipse cx="66" cy="88" rx="48" ry="5" fill="var(--color-fill)" />
    <rect x="22" y="18" width="88" height="58" rx="9" fill={paper} {...line} />
    <circle cx="43" cy="40" r="8" fill={tint} {...line} />
    <path d="M31 62a12 12 0 0 1 24 0" fill={tint} {...line} />
    {children}
  </svg>
);

const CardDrawing = () => (
  <Card>
    <path d="M66 36h30M66 47h22M66 58h14" {...faint} />
    <path d="M96 8l2.6 6.4L105 17l-6.4 2.6L96 26l-2.6-6.4L87 17l6.4-2.6z" fill="var(--color-accent)" />
  </Card>
);

const ReviewDrawing = () => (
  <Card>
    <path d="M66 36h30M66 47h16" {...faint} />
    <circle cx="90" cy="56" r="15" fill={tint} {...line} />
    <path d="M90 48v8l5 4" {...line} />
    <path d="M101 67l10 10" {...detail} strokeWidth={4} />
  </Card>
);

const RejectedDrawing = () => (
  <Card>
    <path d="M66 36h30M66 47h22M66 58h14" {...faint} />
    <path d="M92 70l4-12 18-18a5 5 0 0 1 8 8l-18 18z" fill={tint} {...line} />
    <path d="M108 46l8 8" {...line} />
    <path d="M84 82h18" {...detail} />
  </Card>
);

/** Titles are verbatim from the specification. */
const copy = {
  verified: 'Berkas Anda sudah terverifikasi.',
  pending: {
    title: 'Berkas sedang direview',
    hint: 'Mohon tunggu, paling lama 3 hari kerja. Kami kabari begitu selesai, halaman ini berubah sendiri.',
    sent: 'Dikirim',
    due: 'Selesai paling lambat',
    home: 'Kembali ke Dashboard',
  },
  rejected: {
    title: 'Maaf Berkas Ditolak',
    hint: 'Perbaiki bagian berikut, lalu kirim kembali. Isian lain tetap tersimpan.',
    note: 'Catatan pemeriksa',
    fields: 'Yang perlu diperbaiki',
  },
  fresh: {
    title: 'Selamat datang di H2H',
    hint: 'Lengkapi berkas untuk bertransaksi tanpa limit dan membuka website panel.',
    limit: (amount: number) => `Saat ini batas belanja Anda ${rupiah(amount)} per transaksi.`,
    prepare: 'Siapkan sebelum mulai, sekitar 5 menit:',
    list: ['e-KTP asli', 'Selfie sambil memegang KTP', 'Rekening bank atas nama Anda'],
    resume: 'Isian Anda yang terakhir tersimpan. Lanjutkan kapan saja.',
  },
} as const;

const Rejected = () => {
  const { kyc_reject_description } = useFacts().profile;
  const reasons = useQuietCall(getKyc)?.reject_reasons ?? [];
  return (
    <StatePage
      drawing={<RejectedDrawing />}
      title={copy.rejected.title}
      hint={copy.rejected.hint}
      ways={<Ways />}
    >
      {kyc_reject_description && (
        <StatePart title={copy.rejected.note} note>
          <p>{kyc_reject_description}</p>
        </StatePart>
      )}
      {reasons.length > 0 && (
        <StatePart title={copy.rejected.fields}>
          <ul className={`${styles.list} ${styles.bad}`}>
            {reasons.map((code) => (
              <li key={code}>
                <CircleAlert size={18} aria-hidden="true" />
                <span>
                  <strong>{kycLabels[rejectReasons[code].field]}</strong>: {rejectReasons[code].label}
                </span>
              </li>
            ))}
          </ul>
        </StatePart>
      )}
    </StatePage>
  );
};

const Pending = () => {
  const kyc = useQuietCall(getKyc);
  return (
    <StatePage
      drawing={<ReviewDrawing />}
      title={copy.pending.title}
      hint={copy.pending.hint}
      ways={
        <ButtonLink to="/dashboard" tone="quiet" size="large">
          {copy.pending.home}
        </ButtonLink>
      }
    >
      {kyc?.submitted_at && kyc.sla_due_at && (
        <StatePart>
          <dl className={styles.facts}>
            <div>
              <dt>{copy.pending.sent}</dt>
              <dd>{dateTime(kyc.submitted_at, { seconds: false, zone: true })}</dd>
            </div>
            <div>
              <dt>{copy.pending.due}</dt>
              <dd>{date(kyc.sla_due_at)}</dd>
            </div>
          </dl>
        </StatePart>
      )}
    </StatePage>
  );
};

const Fresh = () => {
  const { maximum_unverified_amount } = useFacts().profile;
  const isStarted = Boolean(useQuietCall(getKyc)?.saved_at);
  return (
    <StatePage
      drawing={<CardDrawing />}
      title={copy.fresh.title}
      hint={
        <>
          {copy.fresh.hint}
          {maximum_unverified_amount > 0 && ` ${copy.fresh.limit(maximum_unverified_amount)}`}
        </>
      }
      ways={<Ways />}
    >
      <StatePart title={copy.fresh.prepare}>
        <ul className={styles.list}>
          {copy.fresh.list.map((one) => (
            <li key={one}>
              <CircleCheck size={18} aria-hidden="true" />
              {one}
            </li>
          ))}
        </ul>
      </StatePart>
      {isStarted && <Notice tone="quiet">{copy.fresh.resume}</Notice>}
    </StatePage>
  );
};

const KycPage = () => {
  const { kyc_verified, kyc_pending, kyc_reject } = useFacts().profile;
  if (kyc_verified) return <Verified />;
  const State = kyc_pending ? Pending : kyc_reject ? Rejected : Fresh;
  return <State />;
};

const Verified = () => {
  const { success } = useFeedback();
  useEffect(() => success(copy.verified), [success]);
  return <Navigate to="/dashboard" replace />;
};

export default KycPage;

import { X } from 'lucide-react';
import { useState } from 'react';
import { type InstallBanner as Banner, installBanner } from '../../../core/session/install-banner';
import { actions } from '../../../core/text/actions';
import { browserConfig } from '../../../platform/web/browser-config';
import { useInstallPrompt } from '../../../platform/web/install-prompt';
import { useStored } from '../../../platform/web/storage';
import { Dialog } from '../../../ui/dialog';
import { Dismiss } from '../../../ui/dismiss';
import { Mark } from '../../../ui/mark';
import { Button } from '../../../ui/plain/button';
import { IconButton } from '../../../ui/plain/icon-button';
import { serverNow } from '../../../ui/server-clock';
import styles from './install-banner.module.css';

/** Milliseconds for which a closed banner stays hidden. */
const WEEK = 604_800_000;

const isStandalone = (): boolean =>
  ['standalone', 'fullscreen', 'minimal-ui'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
  (navigator as { standalone?: boolean }).standalone === true;

function useInstallBanner(): {
  banner: Banner;
  install: (() => Promise<void>) | null;
  close: () => void;
} {
  const install = useInstallPrompt();
  const [awayUntil, setAwayUntil] = useStored('install-banner');
  const [openedAt] = useState(serverNow);
  const banner = installBanner({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    standalone: isStandalone(),
    offered: install !== null,
    dismissed: awayUntil !== null && awayUntil > openedAt,
  });
  return { banner, install, close: () => setAwayUntil(serverNow() + WEEK) };
}

/** Menu names match the browsers' Indonesian ones. */
const copy = {
  label: 'Pasang aplikasi',
  title: (product: string) => `Pasang ${product} di layar utama`,
  install: 'Buka lebih cepat, satu ketukan dari layar utama Anda.',
  ios: 'Ketuk Bagikan, lalu pilih Tambah ke Layar Utama.',
  android: 'Buka menu peramban, lalu pilih Tambahkan ke layar utama.',
  action: 'Install',
  more: 'Selengkapnya',
  close: 'Tutup, ingatkan lagi minggu depan',
  steps: {
    ios: [
      'Buka halaman ini di Safari.',
      'Ketuk tombol Bagikan: kotak dengan panah ke atas.',
      'Gulir ke bawah, lalu pilih Tambah ke Layar Utama.',
      'Ketuk Tambah. Ikonnya muncul di layar utama.',
    ],
    android: [
      'Ketuk menu peramban: tiga titik atau tiga garis.',
      'Pilih Tambahkan ke layar utama atau Instal aplikasi.',
      'Ketuk Tambahkan. Ikonnya muncul di layar utama.',
    ],
  },
  stepsHint: 'Aplikasi dibuka tanpa bilah alamat dan tetap dapat dibuka saat koneksi terputus.',
} as const;

/** Invites phone users to install the portal (specification 4). */
export const InstallBanner = () => {
  const { banner, install, close } = useInstallBanner();
  const [explained, setExplained] = useState(false);
  if (!banner) return null;
  return (
    <aside className={styles.banner} aria-label={copy.label}>
      <span className={styles.mark}>
        <Mark size={22} tone="face" />
      </span>
      <div className={styles.words}>
        <strong>{copy.title(browserConfig.productName)}</strong>
        <span className={styles.hint}>{copy[banner]}</span>
        {banner !== 'install' && (
          <button type="button" className={styles.more} onClick={() => setExplained(true)}>
            {copy.more}
          </button>
        )}
      </div>
      {banner === 'install' && (
        <Button size="small" onClick={() => void install?.()}>
          {copy.action}
        </Button>
      )}
      <IconButton className={styles.close} aria-label={copy.close} onClick={close}>
        <X size={18} />
      </IconButton>
      {explained && banner !== 'install' && (
        <Steps steps={copy.steps[banner]} onClose={() => setExplained(false)} />
      )}
    </aside>
  );
};

const Steps = ({ steps, onClose }: { steps: readonly string[]; onClose: () => void }) => (
  <Dialog
    title={copy.title(browserConfig.productName)}
    reason={copy.stepsHint}
    onClose={onClose}
    actions={<Dismiss onClick={onClose}>{actions.close}</Dismiss>}
  >
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Dialog>
);

import { ExternalLink } from 'lucide-react';
import { fileUrl } from '../../api/browser-config';
import type { Payment } from '../../core/contract/payment';
import type { Topup } from '../../core/contract/topup';
import { groupsOfFour } from '../../core/format/groups';
import { elsewhere } from '../../ui/elsewhere';
import { buttonClass } from '../../ui/plain/button-class';
import { useScreen } from '../../ui/use-screen';
import { copy } from './copy';
import { CopyBox } from './copy-box';
import styles from './pay-to.module.css';
import { QrBox } from './qr-box';

export const PayTo = ({ topup, payment }: { topup: Topup; payment: Payment }) => {
  switch (payment.kind) {
    case 'va':
      return (
        <CopyBox label={copy.vaNumber} value={payment.va_number}>
          {groupsOfFour(payment.va_number)}
        </CopyBox>
      );
    case 'retail':
      return (
        <CopyBox label={copy.retailCode(payment.outlet)} value={payment.code} hint={copy.retailHint}>
          {groupsOfFour(payment.code)}
        </CopyBox>
      );
    case 'manual':
      return (
        <CopyBox
          label={copy.account(payment.bank)}
          value={payment.account_number}
          hint={copy.onBehalfOf(payment.account_holder)}
        >
          {groupsOfFour(payment.account_number)}
        </CopyBox>
      );
    case 'qris':
      return (
        <QrBox text={payment.qr_string} label={copy.qris} hint={copy.qrisHint} name={`qris-${topup.code}`} />
      );
    case 'ewallet':
      return <Wallet wallet={payment.wallet} address={addressOf(payment.deeplink)} code={topup.code} />;
  }
};

/** The sandbox sends a path of the API host; a QR code needs the full URL. */
const addressOf = (deeplink: string): string => new URL(fileUrl(deeplink), location.href).href;

const Wallet = ({ wallet, address, code }: { wallet: string; address: string; code: string }) => {
  const phone = useScreen() === 'phone';
  return (
    <div className={styles.wallet}>
      <a className={buttonClass({ size: 'large', block: true })} href={address} {...elsewhere}>
        <ExternalLink size={18} aria-hidden="true" />
        {copy.openWallet(wallet)}
      </a>
      <p className={styles.hint}>{copy.walletHint(wallet)}</p>
      {!phone && (
        <QrBox
          text={address}
          label={copy.walletQr(wallet)}
          hint={copy.walletQrHint}
          name={`${wallet.toLowerCase()}-${code}`}
        />
      )}
    </div>
  );
};

import { Download, ExternalLink, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Payment } from '../../../../core/contract/payment';
import { groupsOfFour } from '../../../../core/format/groups';
import { fileUrl } from '../../../../platform/web/browser-config';
import { saveFile } from '../../../../platform/web/save-file';
import { elsewhere } from '../../../../ui/elsewhere';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { buttonClass } from '../../../../ui/plain/button-class';
import { FieldError } from '../../../../ui/plain/field-error';
import { QrCode } from '../../../../ui/qr-code';
import { qrDrawing, qrPicture } from '../../../../ui/qr-drawing';
import { useScreen } from '../../../../ui/use-screen';
import type { Topup } from '../../contract/topup';
import { copy } from './copy';
import { CopyBox } from './copy-box';
import styles from './pay-to.module.css';

interface QrBoxProps {
  text: string;
  label: string;
  hint: string;
  /** File name without extension. */
  name: string;
}

/** QR code with save and share, because a phone cannot scan its own screen. */
const QrBox = ({ text, label, hint, name }: QrBoxProps) => {
  const code = useMemo(() => qrDrawing(text), [text]);
  const [isFailed, setFailed] = useState(false);

  const withPicture = async (action: (file: File) => unknown) => {
    const picture = await qrPicture(code);
    setFailed(picture === null);
    if (picture) await action(new File([picture], `${name}.png`, { type: picture.type }));
  };
  // Cancelling the share sheet is no failure.
  const share = (file: File) => navigator.share({ files: [file] }).catch(() => undefined);

  return (
    <div className={styles.qr}>
      <QrCode code={code} label={label} />
      <p className={styles.hint}>{hint}</p>
      <div className={styles.qrTools}>
        <Button
          tone="quiet"
          icon={<Download size={18} />}
          onClick={() => void withPicture((file) => saveFile(file, file.name))}
        >
          {copy.saveQr}
        </Button>
        {canShareFiles() && (
          <Button tone="quiet" icon={<Share2 size={18} />} onClick={() => void withPicture(share)}>
            {copy.shareQr}
          </Button>
        )}
      </div>
      <FieldError error={isFailed && copy.qrFailed} />
    </div>
  );
};

const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([''], 'qr.png', { type: 'image/png' })] }) ?? false;

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
    <div className={layout.stack3}>
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

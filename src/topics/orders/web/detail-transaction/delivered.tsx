import { Eye, EyeOff } from 'lucide-react';
import { CopyButton } from '../../../../ui/copy-button';
import { Button } from '../../../../ui/plain/button';
import textStyles from '../../../../ui/text.module.css';
import { PinSheet } from '../../../accounts/web/pin/pin-sheet';
import { copy } from './copy';
import styles from './detail-transaction.module.css';
import { type Serial, serialOf } from './serial';
import type { VoucherCodes } from './use-vouchers';

interface DeliveredProps {
  sn: string | null;
  isBill: boolean;
  vouchers: VoucherCodes;
}

export const Delivered = ({ sn, isBill, vouchers }: DeliveredProps) => (
  <>
    {sn && <Copyable {...serialOf(sn, isBill)} />}
    {vouchers.codes.length > 0 && <Vouchers {...vouchers} />}
  </>
);

/** Masked until the PIN is given; only whole codes can be copied. */
const Vouchers = ({ codes, isOpen, reveal }: VoucherCodes) => (
  <>
    {codes.map((code, at) => {
      const label = copy.voucher(at + 1, codes.length);
      return <Copyable key={label} label={label} value={isOpen ? code : null} shown={code} about={[]} />;
    })}
    <div className={styles.reveal}>
      <p className={textStyles.quiet} role="status">
        {isOpen ? copy.voucherOpen : copy.voucherMasked}
      </p>
      {isOpen ? (
        <Button tone="soft" icon={<EyeOff size={18} aria-hidden="true" />} onClick={reveal.hide}>
          {copy.hideVoucher}
        </Button>
      ) : (
        <Button tone="soft" icon={<Eye size={18} aria-hidden="true" />} onClick={reveal.ask}>
          {copy.showVoucher}
        </Button>
      )}
    </div>
    {reveal.isAsking && <PinSheet label={copy.voucher(1, 1)} reveal={reveal} />}
  </>
);

interface CopyableProps extends Omit<Serial, 'value'> {
  value: string | null;
}

const Copyable = ({ label, value, shown, about }: CopyableProps) => (
  <div className={styles.copyable}>
    <span className={styles.copyWords}>
      <span className={textStyles.quiet}>{label}</span>
      <span className={styles.copyValue} translate="no">
        {shown}
      </span>
      {about.map(([name, text]) => (
        <span key={name} className={textStyles.quiet}>
          {name}: {text}
        </span>
      ))}
    </span>
    {value !== null && <CopyButton value={value} what={label} />}
  </div>
);

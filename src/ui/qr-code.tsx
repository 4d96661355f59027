import styles from './qr-code.module.css';
import type { QrDrawing } from './qr-drawing';

interface QrCodeProps {
  code: QrDrawing;
  /** What is read from it: "Kode QRIS". */
  label: string;
}

/** A QR code, black on white in both themes: an inverted one is refused by many readers. */
export const QrCode = ({ code: { size, path }, label }: QrCodeProps) => (
  <svg
    className={styles.code}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    role="img"
    aria-label={label}
  >
    <path d={path} />
  </svg>
);

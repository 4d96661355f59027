import styles from './qr-code.module.css';
import type { QrDrawing } from './qr-drawing';

interface QrCodeProps {
  code: QrDrawing;
  label: string;
}

/** Black on white in both themes: many readers refuse inverted codes. */
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

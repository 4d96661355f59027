import styles from './qr-code.module.css';
import type { QrDrawing } from './qr-drawing';

/** Black on white in both themes: many readers refuse inverted codes. */
export const QrCode = ({ code: { size, path }, label }: { code: QrDrawing; label: string }) => (
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

import type { PhotoKind } from '../../../core/kyc/photos';
import { useScreen } from '../../../ui/use-screen';
import styles from './camera.module.css';

/** A card of 85.6 × 54 mm, a sheet, or a face above a card; the outside is dimmed. */
export const CameraFrame = ({ kind, isGood }: { kind: PhotoKind; isGood: boolean }) => {
  const stage = useScreen() === 'phone' ? upright : lying;
  const shape = shapeOf(kind, stage);
  return (
    <svg
      className={styles.frame}
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      preserveAspectRatio="xMidYMid slice"
      data-good={isGood || undefined}
      aria-hidden="true"
    >
      <path d={`M0 0h${stage.width}v${stage.height}H0z${shape}`} fillRule="evenodd" className={styles.dim} />
      <path d={shape} className={styles.edge} />
    </svg>
  );
};

interface Stage {
  width: number;
  height: number;
  card: number;
  inHand: number;
  face: readonly [rx: number, ry: number];
}

const lying: Stage = { width: 300, height: 225, card: 236, inHand: 94, face: [48, 62] };
const upright: Stage = { width: 225, height: 300, card: 201, inHand: 126, face: [60, 78] };
const CARD = 54 / 85.6;
const SHEET = Math.SQRT2;

function shapeOf(kind: PhotoKind, { width, height, card, inHand, face: [rx, ry] }: Stage): string {
  if (kind === 'selfie_photo') {
    const edge = (height - 2 * ry - inHand * CARD - 12) / 2;
    return (
      oval(width / 2, edge + ry, rx, ry) +
      box((width - inHand) / 2, edge + 2 * ry + 12, inHand, inHand * CARD, 6)
    );
  }
  if (kind === 'deed_file') {
    const sheet = Math.min(width * 0.86, (height * 0.88) / SHEET);
    return box((width - sheet) / 2, (height - sheet * SHEET) / 2, sheet, sheet * SHEET, 6);
  }
  return box((width - card) / 2, (height - card * CARD) / 2, card, card * CARD, 10);
}

const box = (x: number, y: number, width: number, height: number, radius: number): string => {
  const [w, h] = [width - 2 * radius, height - 2 * radius];
  const turn = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x + radius} ${y}h${w}${turn(radius, radius)}v${h}${turn(-radius, radius)}h${-w}${turn(-radius, -radius)}v${-h}${turn(radius, -radius)}z`;
};
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`;

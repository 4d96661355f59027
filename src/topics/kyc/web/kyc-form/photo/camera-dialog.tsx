import { Camera, CircleCheck, Info, SwitchCamera } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { DialogHead } from '../../../../../ui/dialog-head';
import { Modal } from '../../../../../ui/modal';
import { Button } from '../../../../../ui/plain/button';
import { Notice } from '../../../../../ui/plain/notice';
import { useScreen } from '../../../../../ui/use-screen';
import { kycLabels } from '../../../domain/fields';
import type { PhotoError } from '../../../domain/photo-quality';
import type { PhotoKind } from '../../../domain/photos';
import { copy } from '../copy';
import styles from './camera.module.css';
import { type ReadPhoto, takePhoto, validate } from './read-photo';
import { type Facing, useCamera } from './use-camera';

/** A card of 85.6 × 54 mm, a sheet, or a face above a card; the outside is dimmed. */
const CameraFrame = ({ kind, isGood }: { kind: PhotoKind; isGood: boolean }) => {
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

/** Milliseconds between measurements, so that hints do not flicker. */
const PAUSE = 600;

/** Worst error, `good` without one, null before the first measurement. */
function useLiveQuality(
  video: RefObject<HTMLVideoElement>,
  isReady: boolean,
  kind: PhotoKind,
): PhotoError | 'good' | null {
  const [quality, setQuality] = useState<PhotoError | 'good' | null>(null);
  useEffect(() => {
    if (!isReady) {
      setQuality(null);
      return undefined;
    }
    const timer = setInterval(() => {
      const seen = video.current;
      if (!seen?.videoWidth) return;
      const size = { width: seen.videoWidth, height: seen.videoHeight };
      setQuality(validate(seen, size, kind)[0] ?? 'good');
    }, PAUSE);
    return () => clearInterval(timer);
  }, [video, isReady, kind]);
  return quality;
}

interface CameraDialogProps {
  kind: PhotoKind;
  onPhoto: (photo: ReadPhoto) => void;
  onChooseFile: () => void;
  onClose: () => void;
}

export const CameraDialog = ({ kind, onPhoto, onChooseFile, onClose }: CameraDialogProps) => {
  const [facing, setFacing] = useState<Facing>(kind === 'selfie_photo' ? 'user' : 'environment');
  const { video, isReady, error, canTurn } = useCamera(facing);
  const quality = useLiveQuality(video, isReady, kind);
  const [isTaking, setTaking] = useState(false);

  const shoot = async () => {
    if (!video.current || isTaking) return;
    setTaking(true);
    try {
      onPhoto(await takePhoto(video.current, kind));
    } catch {
      // If the browser cannot capture the frame, offers a file instead.
      onChooseFile();
    }
  };

  return (
    <Modal labelledBy="camera-title" onClose={onClose}>
      <div className={styles.dialog}>
        <DialogHead id="camera-title" title={kycLabels[kind]} onClose={onClose} />
        {error ? (
          <>
            <Notice tone="wait" urgent>
              {copy.camera[error]}
            </Notice>
            <Button size="large" block onClick={onChooseFile}>
              {copy.camera.choosePhoto}
            </Button>
          </>
        ) : (
          <>
            <div className={styles.stage} data-kind={kind}>
              <video
                ref={video}
                className={styles.video}
                data-mirrored={facing === 'user' || undefined}
                muted
                playsInline
              />
              <CameraFrame kind={kind} isGood={quality === 'good'} />
              {!isReady && <span className={styles.starting}>{copy.camera.starting}</span>}
            </div>
            <p className={styles.hint} role="status" data-good={quality === 'good' || undefined}>
              {quality === 'good' ? (
                <CircleCheck size={18} aria-hidden="true" />
              ) : (
                <Info size={18} aria-hidden="true" />
              )}
              {quality ? copy.live[quality] : guides[kind]}
            </p>
            <div className={styles.buttons}>
              <span className={styles.beside} />
              <button
                type="button"
                className={styles.shutter}
                aria-label={copy.camera.shoot}
                disabled={!isReady || isTaking}
                onClick={() => void shoot()}
              >
                <Camera size={26} />
              </button>
              <span className={styles.beside}>
                {canTurn && (
                  <button
                    type="button"
                    className={styles.icon}
                    aria-label={copy.camera.turn}
                    title={copy.camera.turn}
                    onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
                  >
                    <SwitchCamera size={22} />
                  </button>
                )}
              </span>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
};

const guides: Record<PhotoKind, string> = {
  ktp_photo: copy.camera.card,
  selfie_photo: copy.camera.face,
  npwp_photo: copy.camera.card,
  deed_file: copy.camera.paper,
  npwp_company_photo: copy.camera.card,
};

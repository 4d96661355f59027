import { Camera, CircleCheck, Info, SwitchCamera } from 'lucide-react';
import { useState } from 'react';
import { kycLabels } from '../../../core/kyc/fields';
import type { PhotoKind } from '../../../core/kyc/photos';
import { DialogHead } from '../../../ui/dialog-head';
import { Modal } from '../../../ui/modal';
import { Button } from '../../../ui/plain/button';
import { Notice } from '../../../ui/plain/notice';
import { copy } from '../copy';
import styles from './camera.module.css';
import { CameraFrame } from './camera-frame';
import { type ReadPhoto, takePhoto } from './read-photo';
import { type Facing, useCamera } from './use-camera';
import { useLiveQuality } from './use-live-quality';

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

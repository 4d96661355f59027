import { useId, useState } from 'react';
import { useKnownPath } from '../../../../../admin/web/session/known-path';
import { actions } from '../../../../../core/text/actions';
import { browserConfig } from '../../../../../platform/web/browser-config';
import { Dismiss } from '../../../../../ui/dismiss';
import { Modal } from '../../../../../ui/modal';
import { ButtonLink } from '../../../../../ui/plain/button-link';
import { Notice } from '../../../../../ui/plain/notice';
import { copy as setup } from '../../../../onboarding/web/setup/copy';
import { copy } from './copy';
import styles from './player.module.css';
import { posterOf, tutorials, videoOf } from './tutorial-list';

interface PlayerProps {
  /** Index of the tutorial in the list. */
  index: number;
  onClose: () => void;
}

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tutorial dialog: the operator's video, else the shipped one, and its steps in words. */
const Player = ({ index, onClose }: PlayerProps) => {
  const id = useId();
  const isKnown = useKnownPath();
  const [isBroken, setBroken] = useState(false);
  const tutorial = tutorials[index];
  if (!tutorial) return null;
  const override = browserConfig.tutorialVideos[index];
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <div className={styles.player}>
        <h2 id={id}>{tutorial.title}</h2>
        {isBroken ? (
          <Notice urgent>{copy.broken}</Notice>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: captions are part of the picture, and the steps stand below it
          <video
            className={styles.video}
            poster={posterOf(tutorial)}
            preload="metadata"
            controls
            autoPlay={!wantsStillness()}
            playsInline
          >
            {override && <source src={override} />}
            <source src={videoOf(tutorial)} type="video/mp4" onError={() => setBroken(true)} />
          </video>
        )}
        {(!override || isBroken) && (
          <ol className={styles.steps}>
            {tutorial.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <div className={styles.controls}>
          {isKnown(tutorial.path) && (
            <ButtonLink to={tutorial.path} tone="primary">
              {setup.go}
            </ButtonLink>
          )}
          <Dismiss onClick={onClose}>{actions.close}</Dismiss>
        </div>
      </div>
    </Modal>
  );
};

export default Player;

import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useKnownPath } from '../../../api/known-path';
import { actions } from '../../../core/text/actions';
import { copy as setup } from '../../../features/setup/copy';
import { Modal } from '../../../ui/modal';
import { Button } from '../../../ui/plain/button';
import { buttonClass } from '../../../ui/plain/button-class';
import { copy } from './copy';
import styles from './player.module.css';
import { Scene } from './scene';
import { SCENE_SECONDS, type Story } from './stories';

interface PlayerProps {
  story: Story;
  video: string | null;
  onClose: () => void;
}

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tutorial dialog: the video, or drawn scenes without one or after an error. */
const Player = ({ story, video, onClose }: PlayerProps) => {
  const id = useId();
  const [isBroken, setBroken] = useState(false);
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <div className={styles.player}>
        <h2 id={id} className={styles.title}>
          {story.title}
        </h2>
        {video && !isBroken ? (
          <>
            {/* biome-ignore lint/a11y/useMediaCaption: the file is the operator's, with captions of its own or none */}
            <video
              className={styles.video}
              src={video}
              controls
              autoPlay={!wantsStillness()}
              playsInline
              onError={() => setBroken(true)}
            />
            <div className={styles.controls}>
              <WaysOn path={story.path} onClose={onClose} />
            </div>
          </>
        ) : (
          <Drawn story={story} onClose={onClose} />
        )}
      </div>
    </Modal>
  );
};

export default Player;

/** Scenes can be paused and stepped through, and are described in text. */
const Drawn = ({ story: { scenes, path }, onClose }: Omit<PlayerProps, 'video'>) => {
  const last = scenes.length - 1;
  const [at, setAt] = useState(0);
  const [runs, setRuns] = useState(() => !wantsStillness());

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setRuns(false)), SCENE_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [runs, at, last]);

  const scene = scenes[at];
  const ended = at === last && !runs;
  const again = () => {
    setAt(0);
    setRuns(true);
  };
  const go = (to: number) => {
    setRuns(false);
    setAt(to);
  };
  return (
    <>
      <div className={styles.stage}>{scene && <Scene key={at} shapes={scene.shapes} />}</div>
      <div className={styles.segments} aria-hidden="true">
        {scenes.map(({ caption }, nth) => (
          <span key={caption} className={styles.segment}>
            <span
              className={nth === at && runs ? styles.filling : nth < at || ended ? styles.full : undefined}
              style={{ animationDuration: `${SCENE_SECONDS}s` }}
            />
          </span>
        ))}
      </div>
      <p className={styles.caption} aria-live="polite">
        <span className="sr-only">{copy.scene(at + 1, scenes.length)}: </span>
        {scene?.caption}
      </p>
      <div className={styles.controls}>
        <Control label={copy.before} isOff={at === 0} onClick={() => go(at - 1)}>
          <ChevronLeft size={20} />
        </Control>
        <Control
          label={ended ? copy.again : runs ? copy.pause : copy.play}
          onClick={() => (ended ? again() : setRuns(!runs))}
        >
          {ended ? <RotateCcw size={20} /> : runs ? <Pause size={20} /> : <Play size={20} />}
        </Control>
        <Control label={copy.after} isOff={at === last} onClick={() => go(at + 1)}>
          <ChevronRight size={20} />
        </Control>
        <WaysOn path={path} onClose={onClose} />
      </div>
    </>
  );
};

const WaysOn = ({ path, onClose }: { path: string; onClose: () => void }) => {
  const isKnown = useKnownPath();
  return (
    <span className={styles.end}>
      {isKnown(path) && (
        <Link to={path} className={buttonClass({ tone: 'primary' })}>
          {setup.go}
        </Link>
      )}
      <Button tone="quiet" onClick={onClose}>
        {actions.close}
      </Button>
    </span>
  );
};

interface ControlProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

const Control = ({ label, isOff = false, onClick, children }: ControlProps) => (
  <button
    type="button"
    className={styles.control}
    aria-label={label}
    title={label}
    disabled={isOff}
    onClick={onClick}
  >
    {children}
  </button>
);

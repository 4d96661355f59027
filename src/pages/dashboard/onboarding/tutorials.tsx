import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { copy } from './copy';
import styles from './onboarding.module.css';
import { Scene } from './scene';
import { SCENE_SECONDS, type Story, stories } from './stories';

/** Fetched with the first one that is watched. */
const Player = lazy(() => import('./player'));

/** Three short walk-throughs, drawn and animated here. */
export const Tutorials = () => {
  const [playing, setPlaying] = useState<Story>();
  return (
    <section aria-labelledby="tutorials" data-tour="tutorials">
      <h2 id="tutorials" className={styles.section}>
        {copy.tutorials}
      </h2>
      <ul className={styles.stories}>
        {stories.map((story) => (
          <li key={story.title}>
            <button
              type="button"
              className={styles.story}
              onClick={() => setPlaying(story)}
              aria-label={copy.watch(story.title)}
              aria-haspopup="dialog"
            >
              <span className={styles.poster}>
                <Scene shapes={story.scenes[story.poster]?.shapes ?? []} still />
                <span className={styles.play}>
                  <Play size={22} fill="currentColor" />
                </span>
                <span className={styles.length}>{copy.length(story.scenes.length * SCENE_SECONDS)}</span>
              </span>
              <span className={styles.storyTitle}>{story.title}</span>
              <span className={styles.hint}>{story.summary}</span>
            </button>
          </li>
        ))}
      </ul>
      {playing && (
        <Suspense>
          <Player story={playing} onClose={() => setPlaying(undefined)} />
        </Suspense>
      )}
    </section>
  );
};

import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { copy } from './copy';
import styles from './onboarding.module.css';
import { posterOf, tutorials } from './tutorial-list';

/** Fetched with the first one that is watched. */
const Player = lazy(() => import('./player'));

/** Three short videos of the portal itself (specification 2). */
export const Tutorials = () => {
  const [playing, setPlaying] = useState<number>();
  return (
    <section aria-labelledby="tutorials" data-tour="tutorials">
      <h2 id="tutorials" className={styles.section}>
        {copy.tutorials}
      </h2>
      <ul className={styles.stories}>
        {tutorials.map((tutorial, place) => (
          <li key={tutorial.name}>
            <button
              type="button"
              className={styles.story}
              onClick={() => setPlaying(place)}
              aria-label={copy.watch(tutorial.title)}
              aria-haspopup="dialog"
            >
              <span className={styles.poster}>
                <img src={posterOf(tutorial)} alt="" width={480} height={300} loading="lazy" />
                <span className={styles.play}>
                  <Play size={22} fill="currentColor" />
                </span>
                <span className={styles.length}>{copy.length(tutorial.seconds)}</span>
              </span>
              <span className={styles.storyTitle}>{tutorial.title}</span>
              <span className={styles.hint}>{tutorial.summary}</span>
            </button>
          </li>
        ))}
      </ul>
      {playing !== undefined && (
        <Suspense>
          <Player place={playing} onClose={() => setPlaying(undefined)} />
        </Suspense>
      )}
    </section>
  );
};

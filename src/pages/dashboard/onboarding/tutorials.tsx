import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { browserConfig } from '../../../api/browser-config';
import { copy } from './copy';
import styles from './onboarding.module.css';
import { Scene } from './scene';
import { SCENE_SECONDS, stories } from './stories';

const Player = lazy(() => import('./player'));

const videoOf = (place: number | undefined): string | null =>
  (place !== undefined && browserConfig.tutorialVideos[place]) || null;

export const Tutorials = () => {
  const [playing, setPlaying] = useState<number>();
  const story = playing === undefined ? undefined : stories[playing];
  return (
    <section aria-labelledby="tutorials" data-tour="tutorials">
      <h2 id="tutorials" className={styles.section}>
        {copy.tutorials}
      </h2>
      <ul className={styles.stories}>
        {stories.map((story, place) => (
          <li key={story.title}>
            <button
              type="button"
              className={styles.story}
              onClick={() => setPlaying(place)}
              aria-label={copy.watch(story.title)}
              aria-haspopup="dialog"
            >
              <span className={styles.poster}>
                <Scene shapes={story.scenes[story.poster]?.shapes ?? []} still />
                <span className={styles.play}>
                  <Play size={22} fill="currentColor" />
                </span>
                {!videoOf(place) && (
                  <span className={styles.length}>{copy.length(story.scenes.length * SCENE_SECONDS)}</span>
                )}
              </span>
              <span className={styles.storyTitle}>{story.title}</span>
              <span className={styles.hint}>{story.summary}</span>
            </button>
          </li>
        ))}
      </ul>
      {story && (
        <Suspense>
          <Player story={story} video={videoOf(playing)} onClose={() => setPlaying(undefined)} />
        </Suspense>
      )}
    </section>
  );
};

import { actions } from '../../../core/text/actions';
import { Button } from '../../../ui/plain/button';
import { copy } from './copy';
import styles from './palette.module.css';
import type { FinderState } from './use-finder';

interface PaletteNotesProps {
  text: string;
  count: number;
  state: Omit<FinderState, 'found'>;
  onTry: (example: string) => void;
  onForget: (() => void) | null;
}

export const PaletteNotes = ({ text, count, state, onTry, onForget }: PaletteNotesProps) => (
  <>
    <div role="status" className={styles.notes}>
      <Said text={text} count={count} state={state} />
    </div>
    {state.hasFailed && (
      <div className={styles.retry}>
        <Button tone="quiet" size="small" onClick={state.retry}>
          {actions.retry}
        </Button>
      </div>
    )}
    {text === '' && <Hints onTry={onTry} />}
    <div className={styles.foot}>
      {onForget && (
        <Button tone="link" size="small" onClick={onForget}>
          {copy.forgetRecent}
        </Button>
      )}
      <span className={styles.keys} aria-hidden="true">
        {Object.values(copy.keys).map((key) => (
          <span key={key}>{key}</span>
        ))}
      </span>
    </div>
  </>
);

const Said = ({ text, count, state }: Pick<PaletteNotesProps, 'text' | 'count' | 'state'>) => {
  if (text === '') return null;
  if (state.isOffline) return <p>{copy.offline}</p>;
  if (state.hasFailed) return <p>{copy.failed}</p>;
  if (state.isBusy) return <p>{copy.busy}</p>;
  if (count > 0) return <p className="sr-only">{copy.found(count)}</p>;
  return (
    <>
      <p className={styles.none}>{copy.none(text)}</p>
      <p>{copy.noneHint}</p>
    </>
  );
};

const Hints = ({ onTry }: Pick<PaletteNotesProps, 'onTry'>) => (
  <section className={styles.hints} aria-label={copy.hints.title}>
    <p className={styles.group}>{copy.hints.title}</p>
    {copy.hints.rows.map(([example, meaning]) => (
      <button key={example} type="button" className={styles.hint} onClick={() => onTry(example)}>
        <kbd>{example}</kbd>
        <span>{meaning}</span>
      </button>
    ))}
  </section>
);

import { CircleAlert, Star } from 'lucide-react';
import { useId } from 'react';
import field from '../../ui/plain/field.module.css';
import { copy } from './copy';
import styles from './feedback.module.css';

const stars = [1, 2, 3, 4, 5];

interface StarRatingProps {
  /** 0 while none is chosen. */
  value: number;
  error?: string | undefined;
  onChange: (value: number) => void;
}

/** One to five stars; radio buttons underneath, so arrow keys move, and a word beside them. */
export const StarRating = ({ value, error, onChange }: StarRatingProps) => {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? id : undefined}>
      <legend className={field.label}>{copy.rating}</legend>
      <div className={styles.stars}>
        {stars.map((star) => (
          <label key={star} className={styles.star} data-lit={star <= value || undefined}>
            <input
              type="radio"
              name="rating"
              aria-label={copy.stars(star)}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <Star size={26} aria-hidden="true" />
          </label>
        ))}
        <span className={styles.quiet} aria-hidden="true">
          {copy.ratingWords[value]}
        </span>
      </div>
      {error && (
        <span id={id} className={field.error} role="alert">
          <CircleAlert size={15} />
          {error}
        </span>
      )}
    </fieldset>
  );
};

import { Star } from 'lucide-react';
import { useId } from 'react';
import choice from './choice.module.css';
import field from './plain/field.module.css';
import { FieldError } from './plain/field-error';
import styles from './star-rating.module.css';
import text from './text.module.css';

const stars = [1, 2, 3, 4, 5];
const words = ['', 'Sangat kurang', 'Kurang', 'Cukup', 'Baik', 'Sangat baik'];

interface StarRatingProps {
  label: string;
  value: number;
  error?: string | undefined;
  onChange: (value: number) => void;
}

/** Radio buttons, so that arrow keys work, with a word beside them. */
export const StarRating = ({ label, value, error, onChange }: StarRatingProps) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={field.label}>{label}</legend>
      <div className={styles.stars}>
        {stars.map((star) => (
          <label key={star} className={styles.star} data-lit={star <= value || undefined}>
            <input
              type="radio"
              className={choice.radio}
              name={`rating-${id}`}
              aria-label={`${star} dari 5 bintang`}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <Star size={26} />
          </label>
        ))}
        <span className={text.faint} aria-hidden="true">
          {words[value]}
        </span>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
};

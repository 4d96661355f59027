import text from '../../../../ui/text.module.css';
import { copy } from './copy';
import styles from './developer.module.css';
import type { FieldRow } from './fields';
import { Prose } from './prose';

interface FieldListProps {
  title: string;
  rows: readonly FieldRow[];
  showsRequired?: boolean;
}

export const FieldList = ({ title, rows, showsRequired = false }: FieldListProps) =>
  rows.length > 0 && (
    <div>
      <h4 className={styles.small}>{title}</h4>
      <ul className={styles.fields}>
        {rows.map(({ name, type, isRequired, description, rules }) => (
          <li key={name}>
            <p className={styles.field}>
              <code>{name}</code>
              <span className={text.quiet}>{[type, ...rules].join(' · ')}</span>
              {showsRequired && isRequired && (
                <span className={styles.required}>{copy.reference.required}</span>
              )}
            </p>
            {description && <Prose text={description} />}
          </li>
        ))}
      </ul>
    </div>
  );

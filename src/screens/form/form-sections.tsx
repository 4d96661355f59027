import { memo } from 'react';
import type { Field } from '../../core/schema/field';
import type { ResourceModel } from '../../core/schema/model';
import card from '../../ui/card.module.css';
import { ActiveField } from './active-field';
import type { Surroundings } from './field-item-props';
import styles from './form.module.css';

interface FormSectionsProps {
  resource: ResourceModel;
  surroundings: Surroundings;
}

/** Memoised: each input follows its own value. */
export const FormSections = memo(({ resource, surroundings }: FormSectionsProps) => (
  <>
    {resource.form.map((section) => (
      <section key={section.fields.join()} className={`${card.card} ${card.padded} ${styles.section}`}>
        <div>
          <h2 className={styles.title}>{section.title}</h2>
          {section.help && <p className={styles.reason}>{section.help}</p>}
        </div>
        <div className={styles.fields}>
          {section.fields.map((name) => (
            <ActiveField
              key={name}
              path={[name]}
              field={resource.fields[name] as Field}
              fields={resource.fields}
              surroundings={surroundings}
            />
          ))}
        </div>
      </section>
    ))}
  </>
));

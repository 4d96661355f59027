import { holds } from '../../core/schema/active';
import type { ResourceModel } from '../../core/schema/model';
import { AnyValue } from '../../custom/registry';
import { fieldOf } from '../parts/system-fields';
import styles from './detail.module.css';

interface DetailsProps {
  resource: ResourceModel;
  record: Record<string, unknown>;
}

/** A record to be read: its sections, each field with its label. */
export const Details = ({ resource, record }: DetailsProps) => {
  const references = (record.reference_titles as Record<string, string> | undefined) ?? {};
  const isAsked = (name: string) => holds(fieldOf(resource, name).when, record);
  return (
    <div className={styles.sections}>
      {resource.detail.map((section) => (
        <section key={section.fields.join()} className={styles.section}>
          {section.title && <h2 className={styles.title}>{section.title}</h2>}
          <dl className={styles.list}>
            {section.fields.filter(isAsked).map((name) => {
              const field = fieldOf(resource, name);
              return (
                <div key={name} className={styles.row}>
                  <dt>{field.label}</dt>
                  <dd>
                    <AnyValue field={field} value={record[name]} references={references} record={record} />
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
};

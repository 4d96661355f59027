import { isMet } from '../../schema/condition';
import { kindOf } from '../../schema/kinds';
import type { ResourceModel } from '../../schema/model';
import { isBlank } from '../fields/parts';
import { fieldOf } from '../parts/system-fields';
import styles from './detail.module.css';
import { FactValue } from './fact-value';

interface DetailsProps {
  resource: ResourceModel;
  record: Record<string, unknown>;
}

export const Details = ({ resource, record }: DetailsProps) => {
  const references = (record.reference_titles as Record<string, string> | undefined) ?? {};
  const isAsked = (name: string) => isMet(fieldOf(resource, name).when, record);
  const isThere = (name: string) => {
    const field = fieldOf(resource, name);
    return !isBlank(record[name]) || kindOf(field).unset !== undefined || field.none !== undefined;
  };
  const sections = resource.detail.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => isAsked(name) && isThere(name)),
  }));
  const absent = resource.detail.flatMap(({ fields }) =>
    fields.filter((name) => isAsked(name) && !isThere(name)).map((name) => fieldOf(resource, name).label),
  );
  return (
    <div className={styles.sections}>
      {sections
        .filter(({ fields }) => fields.length > 0)
        .map((section) => (
          <section key={section.fields.join()}>
            {section.title && <h2 className={styles.title}>{section.title}</h2>}
            <dl className={styles.list}>
              {section.fields.map((name) => {
                const field = fieldOf(resource, name);
                return (
                  <div key={name} className={styles.row} data-wide={kindOf(field).wide}>
                    <dt>{field.label}</dt>
                    <dd>
                      <FactValue field={field} value={record[name]} references={references} record={record} />
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
        ))}
      {absent.length > 0 && (
        <details className={styles.absent}>
          <summary>{absent.length} isian kosong</summary>
          <p>{absent.join(', ')}</p>
        </details>
      )}
    </div>
  );
};

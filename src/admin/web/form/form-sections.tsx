import { memo, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import card from '../../../ui/card.module.css';
import { Segmented } from '../../../ui/plain/segmented';
import text from '../../../ui/text.module.css';
import { isMet } from '../../schema/condition';
import type { Field } from '../../schema/field';
import type { ResourceModel } from '../../schema/model';
import { ActiveField } from './active-field';
import { LockedField } from './field-item';
import type { Surroundings } from './field-item-props';
import styles from './form.module.css';

/** The open tab of a form, also in the address (`?tab=`), so that a link or a reload opens the same one. */
export function useFormTab({ form: typed, shownForm: form = typed }: ResourceModel) {
  const tabs = [...new Set(form.flatMap(({ tab }) => tab ?? []))];
  const [open, setOpen] = useState(() => {
    const asked = new URLSearchParams(window.location.search).get('tab');
    return tabs.find((tab) => tab === asked) ?? tabs[0];
  });

  const show = useCallback((tab: string) => {
    // An input can be focused only once it is shown.
    flushSync(() => setOpen(tab));
    const address = new URL(window.location.href);
    address.searchParams.set('tab', tab);
    // Past the router, which would take it for leaving a form with unsaved values.
    window.history.replaceState(window.history.state, '', address);
  }, []);

  /** Opens the tab that holds this field. */
  const reveal = useCallback(
    (name: string) => {
      const tab = form.find(({ fields }) => fields.includes(name))?.tab;
      if (tab) show(tab);
    },
    [form, show],
  );

  return { tabs, open, show, reveal };
}

interface FormTabsProps {
  resource: ResourceModel;
  tab: ReturnType<typeof useFormTab>;
  /** Fields with a shown error. */
  wrong: ReadonlySet<string>;
}

export const FormTabs = ({ resource: { form }, tab: { tabs, open, show }, wrong }: FormTabsProps) => {
  const wrongIn = (tab: string): number =>
    form.flatMap((section) => (section.tab === tab ? section.fields.filter((name) => wrong.has(name)) : []))
      .length;
  return open === undefined ? null : (
    <Segmented
      label="Bagian formulir"
      variant="tabs"
      options={tabs.map((value) => ({ value, label: value, wrong: wrongIn(value) }))}
      value={open}
      onChange={show}
    />
  );
};

interface FixedFieldProps {
  name: string;
  resource: ResourceModel;
  surroundings: Surroundings;
}

interface FormSectionsProps {
  resource: ResourceModel;
  surroundings: Surroundings;
  tab: string | undefined;
}

/** A field that the person may read but not write; a new record has no value of it yet. */
const FixedField = ({ name, resource, surroundings: { record, references } }: FixedFieldProps) => {
  const field = resource.fields[name];
  if (!field || !record || !isMet(field.when, record)) return null;
  return <LockedField field={field} value={record[name]} record={record} references={references} />;
};

/** Memoised: each input follows its own value. Sections of other tabs stay mounted, because conditions and drafts read them. */
export const FormSections = memo(({ resource, surroundings, tab }: FormSectionsProps) => {
  const typed = new Set(resource.form.flatMap(({ fields }) => fields));
  return (
    <>
      {((surroundings.record && resource.shownForm) || resource.form).map((section) => (
        <section
          key={section.fields.join()}
          className={`${card.card} ${card.padded} ${styles.section}`}
          hidden={section.tab !== tab}
        >
          <div>
            <h2 className={styles.title}>{section.title}</h2>
            {section.help && <p className={text.quiet}>{section.help}</p>}
          </div>
          <div className={styles.fields}>
            {section.fields.map((name) =>
              typed.has(name) ? (
                <ActiveField
                  key={name}
                  path={[name]}
                  field={resource.fields[name] as Field}
                  fields={resource.fields}
                  surroundings={surroundings}
                />
              ) : (
                <FixedField key={name} name={name} resource={resource} surroundings={surroundings} />
              ),
            )}
          </div>
        </section>
      ))}
    </>
  );
});

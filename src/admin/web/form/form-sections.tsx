import { memo, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import card from '../../../ui/card.module.css';
import { Segmented } from '../../../ui/plain/segmented';
import type { Field } from '../../schema/field';
import type { ResourceModel } from '../../schema/model';
import { ActiveField } from './active-field';
import type { Surroundings } from './field-item-props';
import styles from './form.module.css';

/** The open tab of a form, also in the address (`?tab=`), so that a link or a reload opens the same one. */
export function useFormTab({ form }: ResourceModel) {
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

interface FormSectionsProps {
  resource: ResourceModel;
  surroundings: Surroundings;
  tab: string | undefined;
}

/** Memoised: each input follows its own value. Sections of other tabs stay mounted, because conditions and drafts read them. */
export const FormSections = memo(({ resource, surroundings, tab }: FormSectionsProps) => (
  <>
    {resource.form.map((section) => (
      <section
        key={section.fields.join()}
        className={`${card.card} ${card.padded} ${styles.section}`}
        hidden={section.tab !== tab}
      >
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

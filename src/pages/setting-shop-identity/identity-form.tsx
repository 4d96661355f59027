import { useAct } from '../../api/use-call';
import { type Letterhead, letterheadInput, updateLetterhead } from '../../core/contract/letterhead';
import { useSettingsForm } from '../../features/settings/use-settings-form';
import { DraftNotice } from '../../ui/plain/draft-notice';
import { Field } from '../../ui/plain/field';
import { FormSection } from '../../ui/plain/form-section';
import { SaveBar } from '../../ui/plain/save-bar';
import { copy } from './copy';
import { LogoSection } from './logo-section';
import { Preview } from './preview';
import styles from './setting-shop-identity.module.css';
import { bodyOf, valuesOf } from './values';

type Name = keyof typeof copy.labels;

const lengths: Record<Name, number> = { name: 40, address: 100, phone: 25, footer: 160 };

export const IdentityForm = ({ kept, onSaved }: { kept: Letterhead; onSaved: () => void }) => {
  const act = useAct(updateLetterhead);
  const { form, draft, errors, change, save, discard } = useSettingsForm({
    name: 'shop-identity',
    kept: valuesOf(kept),
    ...{ bodyOf, shape: letterheadInput, labels: copy.labels, done: copy.saved, onSaved },
    send: async (body) => valuesOf((await act.mutateAsync({ body })).data),
  });
  const { values } = draft;

  const field = (name: Name) => ({
    label: copy.labels[name],
    maxLength: lengths[name],
    value: values[name],
    error: errors[name],
    optional: true,
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });

  return (
    <form ref={form} className={styles.page} noValidate onSubmit={(event) => void save(event)}>
      <div className={styles.parts}>
        {draft.restored && <DraftNotice onDiscard={discard} />}
        <FormSection title={copy.shop} reason={copy.shopHint}>
          <Field {...field('name')} hint={copy.nameHint} autoComplete="organization" />
          <Field {...field('address')} autoComplete="street-address" />
          <Field {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
          <Field {...field('footer')} hint={copy.footerHint} autoComplete="off" />
        </FormSection>
        <LogoSection kept={kept} onChanged={onSaved} />
      </div>
      <Preview kept={kept} values={values} />
      <SaveBar
        isSaving={act.isLoading}
        isChanged={draft.isChanged}
        draftAt={draft.draftAt}
        onDiscard={discard}
      />
    </form>
  );
};

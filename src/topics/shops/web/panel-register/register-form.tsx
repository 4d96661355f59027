import { Check, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFacts, useModel } from '../../../../admin/web/session/facts';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { time } from '../../../../core/format/date';
import { PANEL } from '../../../../core/states';
import { asApiError } from '../../../../platform/web/api-error';
import { useAction, useQuietCall } from '../../../../platform/web/use-call';
import { useUnsaved } from '../../../../platform/web/use-unsaved';
import { ChoicePill } from '../../../../ui/choice-pill';
import { useFeedback } from '../../../../ui/feedback';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { Checkbox } from '../../../../ui/plain/checkbox';
import { DraftNotice } from '../../../../ui/plain/draft-notice';
import { Field } from '../../../../ui/plain/field';
import field from '../../../../ui/plain/field.module.css';
import { FormSection } from '../../../../ui/plain/form-section';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { onServerClock } from '../../../../ui/server-clock';
import { serverErrors } from '../../../../ui/shape-errors';
import text from '../../../../ui/text.module.css';
import { useFirstInvalid, withoutErrors } from '../../../../ui/use-first-invalid';
import { useOnline } from '../../../../ui/use-online';
import { getSubscriptionPlan } from '../../contract/plan';
import { registerWebsite, type Website, type WebsiteField, websiteLabels } from '../../contract/website';
import { categoryFocus } from '../../domain/choices';
import { themesOf } from '../../domain/themes';
import { AddressFields } from './address-fields';
import { copy } from './copy';
import { LogoField } from './logo-field';
import styles from './panel-register.module.css';
import { ThemeChoice } from './theme-choice';
import { renamed, validate, valuesOf, type WebsiteErrors, type WebsiteValues } from './values';

interface FocusChoiceProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const FocusChoice = ({ value, onChange }: FocusChoiceProps) => {
  const toggle = (key: string) =>
    onChange(value.includes(key) ? value.filter((one) => one !== key) : [...value, key]);
  return (
    <fieldset>
      <legend className={field.label}>
        {websiteLabels.category_focus}
        <span className={field.optional}> (opsional)</span>
      </legend>
      <div className={styles.pills}>
        {Object.entries(categoryFocus).map(([key, label]) => (
          <ChoicePill key={key} type="checkbox" checked={value.includes(key)} onChange={() => toggle(key)}>
            {value.includes(key) && <Check size={15} strokeWidth={2.6} aria-hidden="true" />}
            {label}
          </ChoicePill>
        ))}
      </div>
      <span className={field.hint}>{copy.focusHint}</span>
    </fieldset>
  );
};

export const RegisterForm = ({ website }: { website: Website }) => {
  const { profile, refresh } = useFacts();
  const themes = themesOf(useModel().resources);
  const feedback = useFeedback();
  const online = useOnline();
  const plan = useQuietCall(getSubscriptionPlan);
  const action = useAction(registerWebsite);
  const saved = valuesOf(website, { ownPhone: profile.phone, theme: themes[0]?.value ?? '' });
  const draft = useDraft<WebsiteValues>('mitra-panel', saved);
  useUnsaved(draft.isChanged);
  const { values } = draft;
  const [errors, setErrors] = useState<WebsiteErrors>({});
  const form = useFirstInvalid(errors);

  const change = (part: Partial<WebsiteValues>) => {
    draft.change(part);
    setErrors((found) => withoutErrors(found, Object.keys(part)));
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const validated = validate(values);
    if ('errors' in validated) return setErrors(validated.errors);
    setErrors({});
    try {
      await action.mutateAsync({ body: validated.body });
    } catch (failure) {
      return setErrors(serverErrors<WebsiteField>(asApiError(failure).errors));
    }
    draft.settle(saved);
    feedback.success(copy.sent);
    await refresh();
  };

  const hasErrors = Object.keys(errors).length > 0;
  return (
    <form ref={form} className={layout.stack5} noValidate onSubmit={(event) => void send(event)}>
      {draft.restored && <DraftNotice onDiscard={() => draft.settle(saved)} />}
      <Refusal error={!hasErrors && action.error} />
      <FormSection title={copy.identity} reason={copy.identityHint}>
        <Field
          label={websiteLabels.site_name}
          name="site_name"
          autoComplete="organization"
          placeholder={copy.siteName}
          maxLength={40}
          value={values.site_name}
          error={errors.site_name}
          onChange={(event) => change(renamed(values, event.target.value))}
        />
        <Field
          label={websiteLabels.tagline}
          optional
          name="tagline"
          placeholder={copy.tagline}
          maxLength={80}
          value={values.tagline}
          error={errors.tagline}
          onChange={(event) => change({ tagline: event.target.value })}
        />
        <LogoField value={values.logo} error={errors.logo} onChange={(logo) => change({ logo })} />
        <FocusChoice
          value={values.category_focus}
          onChange={(category_focus) => change({ category_focus })}
        />
      </FormSection>
      <AddressFields values={values} errors={errors} base={website.base_domain} onChange={change} />
      <FormSection title={copy.appearance} reason={copy.appearanceHint}>
        <ThemeChoice
          options={themes}
          value={values.theme_id}
          error={errors.theme_id}
          onChange={(theme_id) => change({ theme_id })}
        />
      </FormSection>
      <FormSection title={copy.contact} reason={copy.contactHint}>
        <Field
          label={websiteLabels.contact_whatsapp}
          name="contact_whatsapp"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          value={values.contact_whatsapp}
          error={errors.contact_whatsapp}
          onChange={(event) => change({ contact_whatsapp: event.target.value })}
        />
      </FormSection>
      <FormSection title={copy.consent} reason={copy.consentHint}>
        {plan && <Notice tone="run">{copy.price(plan.price, plan.period_days)}</Notice>}
        <Checkbox
          checked={values.agree}
          error={errors.agree}
          onChange={(event) => change({ agree: event.target.checked })}
        >
          {copy.agree}
        </Checkbox>
      </FormSection>
      <Refusal error={hasErrors && copy.error} />
      <div className={styles.end}>
        <p className={text.faint} role="status">
          {draft.draftAt
            ? copy.draft(time(onServerClock(draft.draftAt), { seconds: false }))
            : draft.restored && copy.stored}
        </p>
        <Button
          type="submit"
          size="large"
          loading={action.isLoading}
          disabled={!online}
          icon={<Send size={18} aria-hidden="true" />}
        >
          {website.status === PANEL.rejected ? copy.sendAgain : copy.send}
        </Button>
      </div>
    </form>
  );
};

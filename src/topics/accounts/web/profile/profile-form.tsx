import { type FormEvent, useState } from 'react';
import { useFacts } from '../../../../admin/web/session/facts';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { updateProfile } from '../../../../core/contract/profile';
import { phone } from '../../../../core/format/phone';
import { actions } from '../../../../core/text/actions';
import { asApiError } from '../../../../platform/web/api-error';
import { supportUrl } from '../../../../platform/web/support';
import { useAction } from '../../../../platform/web/use-call';
import { useUnsaved } from '../../../../platform/web/use-unsaved';
import { elsewhere } from '../../../../ui/elsewhere';
import { useFeedback } from '../../../../ui/feedback';
import layout from '../../../../ui/layout.module.css';
import { buttonClass } from '../../../../ui/plain/button-class';
import { DraftNotice } from '../../../../ui/plain/draft-notice';
import { Field } from '../../../../ui/plain/field';
import { FormSection } from '../../../../ui/plain/form-section';
import { SaveBar } from '../../../../ui/plain/save-bar';
import type { FieldErrors } from '../../../../ui/shape-errors';
import { StatusTag } from '../../../../ui/status-tag';
import { useFirstInvalid } from '../../../../ui/use-first-invalid';
import { type BillingInformation, updateBillingInformation } from '../../contract/billing';
import { BillingFields } from './billing-fields';
import { copy } from './copy';
import styles from './profile.module.css';
import {
  billingBody,
  errorsOf,
  type Name,
  type ProfileValues,
  profileBody,
  refused,
  valuesOf,
} from './values';

/** Sign-in addresses; customer support changes them, because the new one must be verified and the old one warned. */
const Contact = () => {
  const { profile } = useFacts();
  const help = supportUrl();
  return (
    <>
      <dl className={styles.contact}>
        <dt>{copy.email}</dt>
        <dd>
          {profile.email}
          {profile.is_email_verified && <Verified />}
        </dd>
        <dt>{copy.phone}</dt>
        <dd>
          {phone(profile.phone)}
          {profile.is_phone_verified && <Verified />}
        </dd>
      </dl>
      {help && (
        <div>
          <a href={help} {...elsewhere} className={buttonClass({ tone: 'quiet', size: 'small' })}>
            {actions.contactSupport}
          </a>
        </div>
      )}
    </>
  );
};

const Verified = () => <StatusTag status={{ word: copy.standing.verified, tone: 'ok' }} />;

interface ProfileFormProps {
  /** Null for a sub-account. */
  billing: BillingInformation | null;
  onSaved: () => void;
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Saved together; only changed parts are sent. */
export const ProfileForm = ({ billing, onSaved }: ProfileFormProps) => {
  const { profile, refresh } = useFacts();
  const feedback = useFeedback();
  const person = useAction(updateProfile);
  const invoice = useAction(updateBillingInformation);
  const isOwner = billing !== null;
  const saved = valuesOf(profile, billing);
  const draft = useDraft('profile', saved);
  useUnsaved(draft.isChanged);
  const { values } = draft;
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const form = useFirstInvalid(errors);

  const change = (part: Partial<ProfileValues>) => {
    setErrors({});
    draft.change(part);
  };

  /** Sends changed parts only; the server's answer becomes the saved values. */
  const send = async (): Promise<ProfileValues> => {
    const body = profileBody(values, isOwner);
    const bill = billingBody(values);
    const changed = {
      person: differs(body, profileBody(saved, isOwner)),
      bill: differs(bill, billingBody(saved)),
    };
    const named = changed.person ? (await person.mutateAsync({ body })).data : profile;
    const billed = isOwner && changed.bill ? (await invoice.mutateAsync({ body: bill })).data : billing;
    return valuesOf(named, billed);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(values, isOwner);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      draft.settle(await send());
    } catch (failure) {
      const refusal = asApiError(failure);
      if (refusal.errors) setErrors(refused(refusal.errors));
      else feedback.error(refusal.message);
      return;
    }
    await refresh();
    onSaved();
    feedback.success(copy.saved);
  };

  const discard = () => {
    setErrors({});
    draft.settle(saved);
  };

  return (
    <form ref={form} className={layout.stack5} noValidate onSubmit={(event) => void save(event)}>
      {draft.restored && <DraftNotice onDiscard={discard} />}
      <FormSection title={copy.person} reason={copy.personHint}>
        <Field
          label={copy.labels.name}
          autoComplete="name"
          maxLength={60}
          value={values.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Contact />
      </FormSection>
      {isOwner && (
        <>
          <FormSection title={copy.business} reason={copy.businessHint}>
            <Field
              label={copy.labels.business_name}
              autoComplete="organization"
              maxLength={60}
              value={values.business_name}
              error={errors.business_name}
              onChange={(event) => change({ business_name: event.target.value })}
            />
          </FormSection>
          <BillingFields values={values} errors={errors} onChange={change} />
        </>
      )}
      <SaveBar
        isSaving={person.isLoading || invoice.isLoading}
        isChanged={draft.isChanged}
        draftAt={draft.draftAt}
        onDiscard={discard}
      />
    </form>
  );
};

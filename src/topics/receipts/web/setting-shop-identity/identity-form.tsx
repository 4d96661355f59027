import { Upload as UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { useFacts } from '../../../../admin/web/session/facts';
import { dateTime } from '../../../../core/format/date';
import { phone } from '../../../../core/format/phone';
import { TRANSACTION } from '../../../../core/states';
import { transactionStatus } from '../../../../core/text/statuses';
import { fileUrl } from '../../../../platform/web/browser-config';
import { call } from '../../../../platform/web/call';
import { PictureChoice } from '../../../../platform/web/picture/picture-choice';
import { useAction } from '../../../../platform/web/use-call';
import layout from '../../../../ui/layout.module.css';
import { DraftNotice } from '../../../../ui/plain/draft-notice';
import { Field } from '../../../../ui/plain/field';
import { FormSection } from '../../../../ui/plain/form-section';
import { SaveBar } from '../../../../ui/plain/save-bar';
import { serverTime } from '../../../../ui/server-clock';
import text from '../../../../ui/text.module.css';
import { useSettingsForm } from '../../../settings/web/settings/use-settings-form';
import {
  type Letterhead,
  type LetterheadInput,
  letterheadInput,
  removeLogo,
  updateLetterhead,
} from '../../contract';
import { uploadLogo } from '../letterhead';
import { Paper } from '../receipt/paper';
import { copy } from './copy';
import styles from './setting-shop-identity.module.css';

interface IdentityValues {
  name: string;
  address: string;
  phone: string;
  footer: string;
}

const valuesOf = ({ name, address, phone: number, footer }: Letterhead): IdentityValues => ({
  name,
  address: address ?? '',
  phone: number ? phone(number) : '',
  footer: footer ?? '',
});

const bodyOf = (values: IdentityValues): LetterheadInput => ({ ...values });

const typedOn = (letterhead: Letterhead, values: IdentityValues, business: string): Letterhead => ({
  logo_url: letterhead.logo_url,
  name: values.name.trim() || business,
  address: values.address.trim() || null,
  phone: values.phone.trim() || null,
  footer: values.footer.trim() || null,
});

/** Rupiah on the sample. */
const SAMPLE = 43_000;

const Preview = ({ letterhead, values }: { letterhead: Letterhead; values: IdentityValues }) => {
  const { profile } = useFacts();
  const [now] = useState(() => serverTime());
  const { rows, total, closing } = copy.sample;
  const content = {
    shop: typedOn(letterhead, values, profile.business_name),
    at: dateTime(now, { seconds: false }),
    rows: [...rows],
    large: [],
    status: transactionStatus(TRANSACTION.success, 0),
    total: { label: total, amount: SAMPLE },
    closing,
  };
  return (
    <aside className={styles.preview} aria-label={copy.preview}>
      <h2>{copy.preview}</h2>
      <Paper content={content} paper="58" />
    </aside>
  );
};

/** The logo is saved at once, separately from the form. */
const LogoSection = ({ letterhead, onChanged }: { letterhead: Letterhead; onChanged: () => void }) => (
  <FormSection title={copy.logo.title} reason={copy.logo.hint}>
    {letterhead.logo_url ? (
      <img className={styles.logo} src={fileUrl(letterhead.logo_url)} alt={copy.logo.alt} />
    ) : (
      <p className={text.quiet}>{copy.logo.none}</p>
    )}
    <PictureChoice
      hasPicture={letterhead.logo_url !== null}
      words={copy.logo}
      icon={UploadIcon}
      upload={async (file) => {
        await uploadLogo(file);
        onChanged();
      }}
      drop={async () => {
        await call(removeLogo);
        onChanged();
      }}
    />
  </FormSection>
);

type Name = keyof typeof copy.labels;

const lengths: Record<Name, number> = { name: 40, address: 100, phone: 25, footer: 160 };

export const IdentityForm = ({ letterhead, onSaved }: { letterhead: Letterhead; onSaved: () => void }) => {
  const action = useAction(updateLetterhead);
  const { form, draft, errors, change, save, discard } = useSettingsForm({
    name: 'shop-identity',
    stored: valuesOf(letterhead),
    ...{ bodyOf, shape: letterheadInput, labels: copy.labels, done: copy.saved, onSaved },
    send: async (body) => valuesOf((await action.mutateAsync({ body })).data),
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
      <div className={layout.stack5}>
        {draft.restored && <DraftNotice onDiscard={discard} />}
        <FormSection title={copy.shop} reason={copy.shopHint}>
          <Field {...field('name')} hint={copy.nameHint} autoComplete="organization" />
          <Field {...field('address')} autoComplete="street-address" />
          <Field {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
          <Field {...field('footer')} hint={copy.footerHint} autoComplete="off" />
        </FormSection>
        <LogoSection letterhead={letterhead} onChanged={onSaved} />
      </div>
      <Preview letterhead={letterhead} values={values} />
      <SaveBar
        isSaving={action.isLoading}
        isChanged={draft.isChanged}
        draftAt={draft.draftAt}
        onDiscard={discard}
      />
    </form>
  );
};

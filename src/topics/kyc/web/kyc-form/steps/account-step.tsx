import { Combobox } from '../../../../../ui/combobox';
import { banks } from '../../../../bank-accounts/text';
import { businessChannels, monthlyVolumes } from '../../../domain/choices';
import { copy } from '../copy';
import { ChoiceGroup, choicesOf } from '../fields/choice-group';
import { FieldSlot } from '../fields/field-slot';
import { SecretField } from '../fields/secret-field';
import { SelectBox } from '../fields/select-box';
import { TextField } from '../fields/text-field';
import { useField } from '../form-context';
import styles from '../kyc-form.module.css';

// Sorted by name, because object keys would put codes without a leading zero first.
const bankChoices = choicesOf(banks).sort((one, other) => one.label.localeCompare(other.label, 'id'));

export const AccountStep = () => (
  <>
    <div className={styles.fields}>
      <Bank />
      <SecretField name="account_number" hint={copy.numberHint} most={16} />
      <TextField
        name="account_holder"
        wide
        most={100}
        autoComplete="off"
        autoCapitalize="characters"
        hint={copy.holderHint}
      />
    </div>
    <h3 className={styles.part}>{copy.business}</h3>
    <div className={styles.fields}>
      <Channels />
      <SelectBox name="est_monthly_volume" set={monthlyVolumes} />
    </div>
  </>
);

const Bank = () => {
  const field = useField('bank_code');
  return (
    <FieldSlot name="bank_code">
      <Combobox
        label={field.label}
        error={field.error}
        choices={bankChoices}
        value={field.value ?? ''}
        onChange={(code) => field.set(code as keyof typeof banks)}
        placeholder={copy.bankHint}
        none={copy.noBank}
      />
    </FieldSlot>
  );
};

const Channels = () => {
  const field = useField('business_channel');
  return (
    <FieldSlot name="business_channel" wide>
      <ChoiceGroup
        many
        label={field.label}
        error={field.error}
        choices={choicesOf(businessChannels)}
        values={field.value ?? []}
        onChange={(channels) => field.set(channels as (keyof typeof businessChannels)[])}
      />
    </FieldSlot>
  );
};

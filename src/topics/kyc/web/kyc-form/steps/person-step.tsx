import { accountTypes, COMPANY, genders, occupations } from '../../../domain/choices';
import { nikWarnings } from '../../../domain/nik';
import { copy } from '../copy';
import { ChoiceField } from '../fields/choice-field';
import { SecretField } from '../fields/secret-field';
import { SelectBox } from '../fields/select-box';
import { TextField } from '../fields/text-field';
import { useForm } from '../form-context';
import styles from '../kyc-form.module.css';

export const PersonStep = () => {
  const { values } = useForm();
  const warning = useNikWarning();
  const isCompany = values.account_type === COMPANY;
  return (
    <>
      <div className={styles.fields}>
        <ChoiceField name="account_type" set={accountTypes} wide toValue={Number} />
        <TextField name="full_name" wide most={100} autoComplete="name" autoCapitalize="words" />
        <SecretField name="nik" hint={copy.nikHint} most={16} />
        <TextField name="birth_place" most={60} autoComplete="off" autoCapitalize="words" />
        <TextField name="birth_date" type="date" autoComplete="bday" warning={warning('birth_date')} />
        <ChoiceField name="gender" set={genders} warning={warning('gender')} />
        <SelectBox name="occupation" set={occupations} />
        <SecretField name="npwp" hint={copy.npwpHint} most={16} />
      </div>
      {isCompany && (
        <>
          <h3 className={styles.part}>{copy.company}</h3>
          <div className={styles.fields}>
            <TextField name="company_name" wide most={100} autoComplete="organization" />
            <TextField name="nib" digits most={13} hint={copy.nibHint} autoComplete="off" />
            <TextField name="director_name" most={100} autoComplete="off" autoCapitalize="words" />
          </div>
        </>
      )}
    </>
  );
};

/** Compared here while the NIK is typed, by the server once it is masked. */
function useNikWarning(): (field: 'birth_date' | 'gender') => string | undefined {
  const { values, state } = useForm();
  const { nik, birth_date, gender } = values;
  const found = nik ? nikWarnings(nik, { birthDate: birth_date, gender }) : state.warnings;
  return (field) => found.find((warning) => warning.field === field)?.text;
}

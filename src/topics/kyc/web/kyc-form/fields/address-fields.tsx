import type { KycInput } from '../../../contract/kyc';
import type { Edits } from '../edits';
import { useForm } from '../form-context';
import styles from '../kyc-form.module.css';
import { RegionField } from './region-field';
import { TextField } from './text-field';

type Prefix = '' | 'domicile_';
type Level = 'province_id' | 'city_id' | 'district_id' | 'village_id';
const levels: readonly Level[] = ['province_id', 'city_id', 'district_id', 'village_id'];

export const AddressFields = ({ prefix }: { prefix: Prefix }) => {
  const { change } = useForm();
  const choose = (level: Level, code: string | null) => {
    const below = levels.slice(levels.indexOf(level) + 1);
    const emptied = Object.fromEntries(below.map((one) => [`${prefix}${one}`, null]));
    change({ ...emptied, [`${prefix}${level}`]: code } as Edits & KycInput);
  };
  return (
    <div className={styles.fields}>
      <TextField
        name={`${prefix}address`}
        wide
        most={200}
        autoComplete="street-address"
        placeholder="Jl. Melati No. 10"
      />
      <div className={styles.pair}>
        <TextField name={`${prefix}rt`} digits most={3} placeholder="003" autoComplete="off" />
        <TextField name={`${prefix}rw`} digits most={3} placeholder="004" autoComplete="off" />
      </div>
      <TextField
        name={`${prefix}postal_code`}
        digits
        most={5}
        placeholder="40115"
        autoComplete="postal-code"
      />
      {levels.map((level, at) => (
        <RegionField
          key={level}
          name={`${prefix}${level}`}
          {...(at > 0 && { above: `${prefix}${levels[at - 1] as Level}` as const })}
          onChoose={(code) => choose(level, code)}
        />
      ))}
    </div>
  );
};

import { kycLabels } from '../../../domain/fields';
import { copy } from '../copy';
import { AddressFields } from '../fields/address-fields';
import { FieldPlace } from '../fields/field-place';
import { Tick } from '../fields/tick';
import { useForm } from '../form-context';
import styles from '../kyc-form.module.css';

export const AddressStep = () => {
  const { values, change } = useForm();
  const isSame = values.same_as_ktp !== false;
  return (
    <>
      <AddressFields prefix="" />
      <FieldPlace name="same_as_ktp">
        <Tick checked={isSame} onChange={(same) => change({ same_as_ktp: same })}>
          {kycLabels.same_as_ktp}
        </Tick>
      </FieldPlace>
      {!isSame && (
        <>
          <h3 className={styles.part}>{copy.domicile}</h3>
          <AddressFields prefix="domicile_" />
        </>
      )}
    </>
  );
};

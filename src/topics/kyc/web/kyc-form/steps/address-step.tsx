import { kycLabels } from '../../../domain/fields';
import { copy } from '../copy';
import { AddressFields } from '../fields/address-fields';
import { FieldSlot } from '../fields/field-slot';
import { Tick } from '../fields/tick';
import { useForm } from '../form-context';
import styles from '../kyc-form.module.css';

export const AddressStep = () => {
  const { values, change } = useForm();
  const isSame = values.same_as_ktp !== false;
  return (
    <>
      <AddressFields prefix="" />
      <FieldSlot name="same_as_ktp">
        <Tick checked={isSame} onChange={(same) => change({ same_as_ktp: same })}>
          {kycLabels.same_as_ktp}
        </Tick>
      </FieldSlot>
      {!isSame && (
        <>
          <h3 className={styles.part}>{copy.domicile}</h3>
          <AddressFields prefix="domicile_" />
        </>
      )}
    </>
  );
};

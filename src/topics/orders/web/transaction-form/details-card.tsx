import { useMay } from '../../../../admin/web/session/use-may';
import { Checkbox } from '../../../../ui/plain/checkbox';
import { Field } from '../../../../ui/plain/field';
import { StepCard } from '../../../../ui/step-card';
import type { FieldErrors } from './check-order';
import { copy } from './copy';
import type { OrderDraft } from './order-draft';
import { QuantityStepper } from './quantity-stepper';
import styles from './transaction-form.module.css';

interface DetailsCardProps {
  number: number;
  draft: OrderDraft;
  /** Maximum pieces per order; null if the item has no quantity. */
  most: number | null;
  errors: FieldErrors;
  onChange: (part: Partial<OrderDraft>, name: string) => void;
}

export const DetailsCard = ({ number, draft, most, errors, onChange }: DetailsCardProps) => (
  <StepCard number={number} id="step-details" title={copy.details}>
    <div className={`${styles.details} ${most === null ? styles.withoutQty : ''}`}>
      {most !== null && (
        <QuantityStepper
          value={draft.qty}
          most={most}
          error={errors.qty}
          onChange={(qty) => onChange({ qty }, 'qty')}
        />
      )}
      <Field
        label={copy.customer}
        optional
        placeholder={copy.customerHint}
        maxLength={60}
        autoComplete="off"
        value={draft.customerName}
        error={errors.customer_name}
        onChange={(event) => onChange({ customerName: event.target.value }, 'customer_name')}
      />
      <Field
        label={copy.refId}
        optional
        hint={copy.refIdHint}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        value={draft.refId}
        error={errors.ref_id}
        onChange={(event) => onChange({ refId: event.target.value }, 'ref_id')}
      />
      <div className={styles.wide}>
        <Field
          label={copy.note}
          optional
          placeholder={copy.noteHint}
          maxLength={140}
          autoComplete="off"
          value={draft.note}
          error={errors.note}
          onChange={(event) => onChange({ note: event.target.value }, 'note')}
        />
      </div>
      {useMay('debt:create').can && (
        <div className={styles.wide}>
          <Checkbox
            checked={draft.onCredit}
            onChange={(event) => onChange({ onCredit: event.target.checked }, 'on_credit')}
          >
            {copy.onCredit}
          </Checkbox>
        </div>
      )}
    </div>
  </StepCard>
);

import { Form } from 'antd';
import { useModel } from '../../api/facts';
import { resourceOf } from '../../core/schema/compile';
import type { FieldOf } from '../../core/schema/field';
import { ReferenceInput } from '../../fields/link/reference-input';
import formStyles from '../../screens/form/form.module.css';
import card from '../../ui/card.module.css';
import { copy } from './copy';
import styles from './selling-simulator.module.css';

const ID = 'simulator-item';

interface ItemChoiceProps {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

export const ItemChoice = ({ value, onChange }: ItemChoiceProps) => {
  const model = useModel();
  const field = resourceOf(model, 'selling-price').fields.variation_id as FieldOf<'reference'>;
  return (
    <div className={`${card.card} ${card.padded} ${formStyles.form} ${styles.item}`}>
      <Form layout="vertical" component={false}>
        <Form.Item label={field.label} htmlFor={ID} extra={<span id={`${ID}-hint`}>{copy.itemHint}</span>}>
          <ReferenceInput
            id={ID}
            name={[ID]}
            field={field}
            value={value}
            onChange={(id) => onChange(typeof id === 'string' ? id : undefined)}
            invalid={false}
            describedBy={`${ID}-hint`}
            references={none}
          />
        </Form.Item>
      </Form>
    </div>
  );
};

const none: Record<string, string> = {};

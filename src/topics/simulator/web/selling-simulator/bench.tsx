import { Form } from 'antd';
import { resourceOf } from '../../../../admin/schema/compile';
import type { FieldOf } from '../../../../admin/schema/field';
import { ReferenceInput } from '../../../../admin/web/fields/link/reference-input';
import formStyles from '../../../../admin/web/form/form.module.css';
import { useModel } from '../../../../admin/web/session/facts';
import { useLive } from '../../../../platform/web/live-events';
import { mayBeId } from '../../../../platform/web/record-id';
import { useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import card from '../../../../ui/card.module.css';
import { EmptyState } from '../../../../ui/empty-state';
import { useFormProvider } from '../../../../ui/form-provider';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { SkeletonCard } from '../../../../ui/skeleton';
import { getSimulationFacts } from '../../../selling-prices/contract';
import { copy } from './copy';
import styles from './selling-simulator.module.css';
import { Workbench } from './workbench';

const ID = 'simulator-item';

interface ItemChoiceProps {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

const ItemChoice = ({ value, onChange }: ItemChoiceProps) => {
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

interface BenchProps {
  item: string | undefined;
  onChange: (item: string | undefined) => void;
}

const Bench = ({ item, onChange }: BenchProps) => {
  const Provider = useFormProvider();
  return (
    <Provider>
      <div className={layout.stack5}>
        <ItemChoice value={item} onChange={onChange} />
        <Tried key={item} id={item ?? null} />
      </div>
    </Provider>
  );
};

export default Bench;

const Tried = ({ id }: { id: string | null }) => {
  const isId = mayBeId(id);
  const { data, error, refetch } = useCall(
    getSimulationFacts,
    { params: { id: id ?? '' } },
    { enabled: isId },
  );
  // Suppliers change prices meanwhile; "reset" must use the current price.
  const again = useGathered(() => void refetch());
  useLive('product', ({ variation_id }) => variation_id === id && again());
  useLive('resync', again);

  if (id === null) return <EmptyState drawing="search" title={copy.choose} hint={copy.chooseHint} />;
  if (!isId || error?.status === 404) return <EmptyState title={copy.missing} hint={copy.missingHint} />;
  return (
    <LoadState
      data={data?.item.id === id ? data : undefined}
      error={error}
      onRetry={refetch}
      skeleton={<SkeletonCard height={420} />}
    >
      {(facts) => <Workbench facts={facts} onSaved={() => void refetch()} />}
    </LoadState>
  );
};

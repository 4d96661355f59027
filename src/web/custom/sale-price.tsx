import { Form } from 'antd';
import { useMemo } from 'react';
import type { FieldKind } from '../../admin/schema/field';
import { MoneyInput } from '../../admin/web/fields/number/inputs';
import type { InputOf, InputProps } from '../../admin/web/fields/parts';
import type { ReplyOf } from '../../core/contract/endpoint';
import { percent } from '../../core/format/number';
import { roundPercent } from '../../core/value/percent';
import { useQuietCall } from '../../platform/web/use-call';
import { listSalePrices } from '../../topics/panel-catalogue/contract';
import { salePriceError } from '../../topics/shops/domain/flash-sale';
import { Money } from '../../ui/money';
import { FieldError } from '../../ui/plain/field-error';
import styles from './sale-price.module.css';

type SalePrice = ReplyOf<typeof listSalePrices>[number];

/** Milliseconds for which a new row reuses the known prices. */
const FRESH = 10_000;

type Rows = { product_id?: string }[];

export const SalePriceInput: InputOf<FieldKind> = (props) => {
  const known = useSalePrice(props.name);
  const price = typeof props.value === 'number' ? props.value : undefined;
  const facts = `${props.id}_facts`;
  return (
    <>
      <MoneyInput {...(props as InputProps<'money'>)} describedBy={`${props.describedBy ?? ''} ${facts}`} />
      <div id={facts}>{known && <Facts known={known} price={price} isValidated={props.invalid} />}</div>
    </>
  );
};

/** Rows that are drawn together share one request. */
function useSalePrice([list = '', row = 0]: (string | number)[]): SalePrice | undefined {
  const form = Form.useFormInstance();
  const chosen: string | undefined = Form.useWatch([list, row, 'product_id'], { form, preserve: true });
  const ids = useMemo(() => (chosen ? productsOf(form.getFieldValue(list)) : []), [chosen, form, list]);
  const prices = useQuietCall(
    listSalePrices,
    { query: { ids: ids.join(',') } },
    { enabled: ids.length > 0, staleTime: FRESH },
  );
  return prices?.find(({ id }) => id === chosen);
}

const productsOf = (rows: Rows = []): string[] =>
  [...new Set(rows.map((one) => one?.product_id ?? ''))].filter(Boolean).sort();

interface FactsProps {
  known: SalePrice;
  price: number | undefined;
  isValidated: boolean;
}

const Facts = ({ known: { normal_price, cost }, price, isValidated }: FactsProps) => {
  const error = salePriceError(price, normal_price);
  return (
    <>
      <dl className={styles.facts}>
        {normal_price !== null && (
          <div>
            <dt>Harga normal</dt>
            <dd>
              <Money amount={normal_price} />
            </dd>
          </div>
        )}
        {cost !== null && (
          <div>
            <dt>Modal</dt>
            <dd>
              <Money amount={cost} />
            </dd>
          </div>
        )}
        {cost !== null && price !== undefined && <Margin amount={price - cost} cost={cost} />}
      </dl>
      <FieldError error={!isValidated && error?.message} />
    </>
  );
};

const Margin = ({ amount, cost }: { amount: number; cost: number }) => (
  <div className={amount < 0 ? styles.loss : undefined}>
    <dt>{amount < 0 ? 'Rugi' : 'Margin'}</dt>
    <dd>
      <Money amount={Math.abs(amount)} tone="inherit" />
      {cost > 0 && ` (${percent(roundPercent(Math.abs(amount), cost))} dari modal)`}
    </dd>
  </div>
);

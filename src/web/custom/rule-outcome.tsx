import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { FieldKind } from '../../admin/schema/field';
import { SwitchInput } from '../../admin/web/fields/choice/inputs';
import type { InputOf, InputProps } from '../../admin/web/fields/parts';
import type { InputParts, ReplyOf } from '../../core/contract/endpoint';
import { number } from '../../core/format/number';
import { call } from '../../platform/web/call';
import { previewRule } from '../../topics/selling-prices/contract';
import { sellingRuleOf, type TypedRule } from '../../topics/selling-prices/domain/typed-rule';
import { Money } from '../../ui/money';
import { Notice } from '../../ui/plain/notice';
import styles from './rule-outcome.module.css';

type RulePreview = InputParts<typeof previewRule>['body'];
type RuleOutcome = ReplyOf<typeof previewRule>;

/** Debounce in milliseconds. */
const PAUSE = 400;

export const RuleOutcomeInput: InputOf<FieldKind> = (props) => {
  const rule = useTypedRule();
  return (
    <>
      <SwitchInput {...(props as InputProps<'switch'>)} />
      <div className={styles.outcome} aria-live="polite">
        {rule ? (
          <Outcome rule={rule} />
        ) : (
          <p className={styles.hint}>Lengkapi aturan untuk melihat hasilnya.</p>
        )}
      </div>
    </>
  );
};

function useTypedRule(): RulePreview | null {
  const [query] = useSearchParams();
  const form = Form.useFormInstance();
  const typed: TypedRule = Form.useWatch([], { form, preserve: true }) ?? {};
  const rule = sellingRuleOf(typed);
  const id = query.get('q');
  return rule && { ...rule, ...(id && { id }), is_active: typed.is_active === true };
}

const Outcome = ({ rule }: { rule: RulePreview }) => {
  const { data, error, isPreviousData } = useQuery({
    queryKey: ['rule-outcome', rule],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      signal?.throwIfAborted();
      return (await call(previewRule, { body: rule })).data;
    },
    keepPreviousData: true,
    staleTime: 0,
    cacheTime: 0,
    retry: false,
  });
  if (error) return <p className={styles.hint}>{(error as Error).message}</p>;
  if (!data) return <p className={styles.hint}>Menghitung hasil …</p>;
  return (
    <div className={isPreviousData ? styles.old : undefined} aria-busy={isPreviousData}>
      <Counts outcome={data} />
      {data.losing > 0 && (
        <Notice tone="bad">{number(data.losing)} item akan dijual di bawah harga modal.</Notice>
      )}
      {data.cases.length > 0 && <Cases cases={data.cases} changed={data.changed} />}
    </div>
  );
};

const Counts = ({ outcome }: { outcome: RuleOutcome }) => {
  const parts = [
    [outcome.gained, 'mendapat harga jual'],
    [outcome.raised, 'naik'],
    [outcome.lowered, 'turun'],
    [outcome.lost, 'tanpa harga jual lagi'],
  ] as const;
  const words = parts.filter(([count]) => count > 0).map(([count, word]) => `${number(count)} ${word}`);
  return (
    <p className={styles.counts}>
      <strong>Berlaku untuk {number(outcome.reached)} item.</strong>{' '}
      {words.length > 0 ? `${words.join(', ')}.` : 'Tidak ada harga yang berubah.'}
    </p>
  );
};

const Cases = ({ cases, changed }: Pick<RuleOutcome, 'cases' | 'changed'>) => (
  <table className={styles.cases}>
    <caption className="sr-only">Contoh harga yang berubah</caption>
    <thead>
      <tr>
        <th scope="col">Contoh</th>
        <th scope="col">Modal</th>
        <th scope="col">Kini</th>
        <th scope="col">Menjadi</th>
        <th scope="col">Margin</th>
      </tr>
    </thead>
    <tbody>
      {cases.map(({ variation_id, item, cost, before, after, margin }) => (
        <tr key={variation_id}>
          <th scope="row">{item}</th>
          <td data-label="Modal">
            <Money amount={cost} />
          </td>
          <td data-label="Kini">{before === null ? '–' : <Money amount={before} />}</td>
          <td data-label="Menjadi">{after === null ? '–' : <Money amount={after} />}</td>
          <td data-label="Margin" className={margin !== null && margin < 0 ? styles.loss : undefined}>
            {margin === null ? '–' : <Money amount={margin} tone="inherit" />}
          </td>
        </tr>
      ))}
    </tbody>
    {changed > cases.length && (
      <tfoot>
        <tr>
          <td colSpan={5}>dan {number(changed - cases.length)} item lainnya</td>
        </tr>
      </tfoot>
    )}
  </table>
);

import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { rupiah } from '../../../../core/format/money';
import type { TypedNumber } from '../../../../core/format/read-number';
import { PRICE_ALARM } from '../../../../core/states';
import { asApiError } from '../../../../platform/web/api-error';
import { useAction } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { useFeedback } from '../../../../ui/feedback';
import { Button } from '../../../../ui/plain/button';
import { MoneyField } from '../../../../ui/plain/money-field';
import { Segmented } from '../../../../ui/plain/segmented';
import { type FieldErrors, serverErrors, shapeErrors } from '../../../../ui/shape-errors';
import {
  type PriceSeries,
  priceAlarmInput,
  removePriceAlarm,
  setPriceAlarm,
} from '../../contract/price-history';
import { isThereAlready } from '../../domain/price-alarm';
import { alarmMessages } from '../../text/price-alarm';
import { copy } from './copy';
import styles from './price-history-detail.module.css';

const directions = [PRICE_ALARM.below, PRICE_ALARM.above].map((value) => ({
  value: String(value),
  label: copy.directions[value],
}));
const times = [
  { value: 'once', label: copy.once },
  { value: 'always', label: copy.always },
];

export const AlarmCard = ({ series, onChanged }: { series: PriceSeries; onChanged: () => void }) => {
  const feedback = useFeedback();
  const saveAlarm = useAction(setPriceAlarm);
  const drop = useAction(removePriceAlarm);
  const [direction, setDirection] = useState<number>(PRICE_ALARM.below);
  const [amount, setAmount] = useState<TypedNumber>(null);
  const [isOnce, setOnce] = useState(true);
  const [errors, setErrors] = useState<FieldErrors<'amount'>>({});

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { direction, amount: amount ?? 0, is_once: isOnce };
    const parsed = priceAlarmInput.safeParse(body);
    const misshapen = shapeErrors<'amount'>(priceAlarmInput, body, { amount: copy.amount });
    const found =
      parsed.success && isThereAlready(parsed.data, series.price)
        ? { amount: alarmMessages.reached }
        : misshapen;
    setErrors(found);
    if (!parsed.success || Object.keys(found).length > 0) return;
    try {
      await saveAlarm.mutateAsync({ params: { id: series.variation_id }, body: parsed.data });
      setAmount(null);
      feedback.success(copy.saved);
      onChanged();
    } catch (failure) {
      const { errors: fieldErrors, message } = asApiError(failure);
      if (fieldErrors) setErrors(serverErrors<'amount'>(fieldErrors));
      else feedback.error(message);
    }
  };

  const remove = async (id: string) => {
    await feedback.attempt(async () => {
      await drop.mutateAsync({ params: { id } });
      feedback.success(copy.removed);
      onChanged();
    });
  };

  return (
    <section className={`${card.card} ${card.padded} ${styles.alarm}`} aria-labelledby="price-alarm">
      <div>
        <h2 id="price-alarm" className={styles.title}>
          {copy.alarm}
        </h2>
        <p className={styles.hint}>{copy.alarmHint}</p>
      </div>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <Segmented
          label={copy.direction}
          options={directions}
          value={String(direction)}
          onChange={(value) => setDirection(Number(value))}
        />
        <MoneyField
          label={copy.amount}
          value={amount}
          error={errors.amount}
          onChange={(next) => {
            setErrors({});
            setAmount(next);
          }}
        />
        <Segmented
          label={copy.times}
          options={times}
          value={isOnce ? 'once' : 'always'}
          onChange={(value) => setOnce(value === 'once')}
        />
        <Button type="submit" loading={saveAlarm.isLoading}>
          {copy.save}
        </Button>
      </form>
      {series.alarms.length > 0 && (
        <div>
          <h3 className={styles.small}>{copy.own}</h3>
          <ul className={styles.alarms}>
            {series.alarms.map((alarm) => (
              <li key={alarm.id}>
                {copy.notice(alarm.direction, rupiah(alarm.amount), alarm.is_once)}
                <Button
                  tone="link"
                  size="small"
                  aria-label={`${copy.remove}: ${copy.notice(alarm.direction, rupiah(alarm.amount), alarm.is_once)}`}
                  icon={<Trash2 size={18} aria-hidden="true" />}
                  onClick={() => void remove(alarm.id)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};

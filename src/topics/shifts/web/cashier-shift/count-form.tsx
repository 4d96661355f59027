import { type FormEvent, useId } from 'react';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { rupiah } from '../../../../core/format/money';
import { numberOr, piecesOf, type TypedNumber } from '../../../../core/format/read-number';
import { messages } from '../../../../core/text/messages';
import card from '../../../../ui/card.module.css';
import { useFeedback } from '../../../../ui/feedback';
import { Button } from '../../../../ui/plain/button';
import { MoneyField } from '../../../../ui/plain/money-field';
import { Segmented } from '../../../../ui/plain/segmented';
import { useOnline } from '../../../../ui/use-online';
import { type Pieces, sumOfPieces } from '../../domain/pieces';
import styles from './cashier-shift.module.css';
import { copy } from './copy';
import type { ShiftPartProps } from './part-props';
import { PieceCounts } from './piece-counts';
import { useShiftAction } from './use-shift-action';

interface Typed {
  way: 'total' | 'pieces';
  counted: TypedNumber;
  noncash: TypedNumber;
  pieces: Record<string, TypedNumber>;
}

const isRupiah = (amount: TypedNumber): amount is number => Number.isSafeInteger(amount);

const blank: Typed = { way: 'total', counted: null, noncash: null, pieces: {} };

/** Blind count: the expected amount is not shown before. */
export const CountForm = (parts: ShiftPartProps) => {
  const { shift } = parts;
  const title = useId();
  const { values, change, settle, restored, draftAt } = useDraft(`shift-count:${shift.id}`, blank);
  const { errors, isBusy, renew, refuse, run } = useShiftAction(parts, 'count');
  const feedback = useFeedback();
  const online = useOnline();
  const pieces: Pieces[] = Object.entries(values.pieces)
    .map(([value, count]) => ({ value: Number(value), count: piecesOf(count) }))
    .filter(({ count }) => count > 0);
  const isMiscounted = Object.values(values.pieces).some((count) => count && piecesOf(count) === 0);
  const counted = values.way === 'pieces' ? sumOfPieces(pieces) : values.counted;

  const set = (part: Partial<Typed>) => {
    renew();
    change(part);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (values.way === 'pieces' && isMiscounted) return refuse({ pieces: [copy.wholePieces] });
    if (!isRupiah(counted)) return refuse({ counted: [copy.countFirst] });
    const noncash = values.noncash ?? 0;
    if (!isRupiah(noncash)) return refuse({ noncash: [messages.whole(copy.noncash)] });
    const agreed = await feedback.confirm({
      title: copy.closeAsk,
      content: copy.closeHint(rupiah(counted)),
      okText: copy.close,
      cancelText: 'Batal',
    });
    if (!agreed) return;
    const done = await run({
      counted,
      noncash,
      ...(values.way === 'pieces' && pieces.length > 0 && { pieces }),
    });
    if (done) settle(blank);
  };

  return (
    <form
      noValidate
      className={`${card.card} ${card.padded} ${styles.form} no-print`}
      aria-labelledby={title}
      onSubmit={(event) => void send(event)}
    >
      <div>
        <h2 id={title}>{copy.countTitle}</h2>
        <p className={styles.quiet}>{copy.countReason}</p>
        {!shift.is_own && <p className={styles.quiet}>{copy.ownerReason(shift.by)}</p>}
      </div>
      <Segmented
        label={copy.way}
        options={[
          { value: 'total', label: copy.wayTotal },
          { value: 'pieces', label: copy.wayPieces },
        ]}
        value={values.way}
        onChange={(way) => set({ way })}
      />
      {values.way === 'pieces' ? (
        <PieceCounts
          counts={values.pieces}
          sum={numberOr(counted, 0)}
          error={errors.pieces?.[0] ?? errors.counted?.[0]}
          onChange={(value, count) => set({ pieces: { ...values.pieces, [value]: count } })}
        />
      ) : (
        <MoneyField
          label={copy.counted}
          value={values.counted}
          error={errors.counted?.[0]}
          onChange={(amount) => set({ counted: amount })}
        />
      )}
      <MoneyField
        label={copy.noncash}
        optional
        hint={copy.noncashHint}
        value={values.noncash}
        error={errors.noncash?.[0]}
        onChange={(amount) => set({ noncash: amount })}
      />
      <div className={styles.end}>
        <p className={styles.quiet} role="status">
          {(restored || draftAt !== null) && values !== blank ? copy.draft : ''}
        </p>
        <Button type="submit" loading={isBusy} disabled={!online}>
          {copy.close}
        </Button>
      </div>
    </form>
  );
};

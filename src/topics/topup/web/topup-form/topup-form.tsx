import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '../../../../admin/web/session/use-draft';
import type { ReplyOf } from '../../../../core/contract/endpoint';
import type { PaymentMethod } from '../../../../core/contract/payment';
import { numberOr, readNumber, type TypedNumber } from '../../../../core/format/read-number';
import { useQueryState } from '../../../../platform/web/query-state';
import bottom from '../../../../ui/bottom-bar.module.css';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { serverNow } from '../../../../ui/server-clock';
import { useOnline } from '../../../../ui/use-online';
import { useScreen } from '../../../../ui/use-screen';
import type { getTopupNominals } from '../../contract/topup';
import { AmountCard } from './amount-card';
import { BarWords } from './bar-words';
import { errorsFrom, errorsOf, type FieldErrors } from './check-topup';
import { copy } from './copy';
import { MethodsCard } from './methods-card';
import { Summary } from './summary';
import { draftOf, emptyDraft } from './topup-draft';
import { useCreateTopup } from './use-create-topup';

const names = ['amount'] as const;

/** Applies an amount from the URL once and removes it, so that a reload keeps later changes. */
function usePrepared(current: TypedNumber, choose: (amount: number) => void): void {
  const [{ amount }, change] = useQueryState(names);
  const prepared = readNumber(amount ?? '');
  useEffect(() => {
    if (amount === undefined) return;
    if (typeof prepared === 'number' && prepared !== current) choose(prepared);
    change({ amount: undefined });
  }, [amount, prepared, current, choose, change]);
}

/** A top-up without an answer; retrying with its key creates it once. */
const Unanswered = ({
  creation: { unanswered, failure, isSending, resend, forget },
}: {
  creation: ReturnType<typeof useCreateTopup>;
}) => {
  const online = useOnline();
  if (!unanswered || isSending) return null;
  return (
    <Notice
      urgent
      action={
        <>
          <Button tone="quiet" size="small" onClick={forget}>
            {copy.forget}
          </Button>
          <Button size="small" disabled={!online} onClick={() => void resend()}>
            {copy.resend}
          </Button>
        </>
      }
    >
      {failure && `${failure.message} `}
      {copy.unanswered(unanswered.body.amount)}
    </Notice>
  );
};

interface TopupFormProps {
  options: ReplyOf<typeof getTopupNominals>;
  methods: readonly PaymentMethod[];
  onRefused: () => void;
}

export const TopupForm = ({ options, methods, onRefused }: TopupFormProps) => {
  const navigate = useNavigate();
  const online = useOnline();
  const hasBar = useScreen() !== 'desktop';
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { values: draft, change, settle } = useDraft('topup-form', emptyDraft, { read: draftOf });
  usePrepared(draft.amount, (amount) => change({ amount }));
  const amount = numberOr(draft.amount, 0);
  const method = methods.find(({ code }) => code === draft.method);

  const show = (found: FieldErrors) => {
    setErrors(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const creation = useCreateTopup({
    onMade: ({ id }) => {
      settle();
      navigate(`/topup/payment?q=${id}`);
    },
    onRefused: (refusal) => {
      show(errorsFrom(refusal) ?? {});
      onRefused();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!online || creation.isSending) return;
    const found = errorsOf(amount, method, serverNow());
    if (!method || Object.keys(found).length > 0) return show(found);
    setErrors({});
    void creation.create({ amount, method_code: method.code });
  };

  const isBeside = creation.failure && errorsFrom(creation.failure) !== null;
  const button = (
    <Button type="submit" size="large" block={!hasBar} disabled={!online} loading={creation.isSending}>
      {hasBar ? copy.submitShort : copy.submit}
    </Button>
  );

  return (
    <form ref={form} className={layout.columns} onSubmit={submit} noValidate>
      <div className={layout.stack4}>
        <Unanswered creation={creation} />
        <AmountCard
          options={options}
          amount={draft.amount}
          error={errors.amount}
          onChange={(next) => {
            change({ amount: next });
            setErrors({});
          }}
        />
        <MethodsCard
          methods={methods}
          amount={amount}
          chosen={draft.method}
          error={errors.method}
          onChoose={(code) => {
            change({ method: code });
            setErrors({ ...errors, method: undefined });
          }}
        />
      </div>
      <Summary amount={amount} method={method}>
        {!online && <Notice>{copy.offline}</Notice>}
        <Refusal error={!isBeside && !creation.unanswered && creation.failure} />
        {!hasBar && button}
      </Summary>
      {hasBar && (
        <div className={bottom.bar} data-sticky-action="">
          <BarWords amount={amount} method={method} />
          {button}
        </div>
      )}
    </form>
  );
};

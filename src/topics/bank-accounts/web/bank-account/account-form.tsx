import { type FormEvent, useState } from 'react';
import { usePinHelp } from '../../../../admin/web/session/use-pin-help';
import { PIN_LENGTH } from '../../../../core/account/pin-rule';
import { plainDigits } from '../../../../core/format/plain-text';
import { call } from '../../../../platform/web/call';
import { useAttempt } from '../../../../platform/web/use-attempt';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import { useFeedback } from '../../../../ui/feedback';
import { ForgotPin } from '../../../../ui/forgot-pin';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { Notice } from '../../../../ui/plain/notice';
import { OtpInput } from '../../../../ui/plain/otp-input';
import { Refusal } from '../../../../ui/plain/refusal';
import { SelectField } from '../../../../ui/plain/select-field';
import {
  addBankAccount,
  type BankAccount,
  bankAccountInput,
  checkBankAccount,
  replaceBankAccount,
} from '../../contract';
import { banks } from '../../text';
import { copy } from './copy';

const options = Object.entries(banks).map(([value, label]) => ({ value, label }));
const asked = bankAccountInput.omit({ pin: true });
type FieldErrors = Partial<Record<'bank_code' | 'number', string>>;

interface AccountFormProps {
  instead?: BankAccount;
  onClose: () => void;
  onSaved: () => void;
}

export const AccountForm = ({ instead, onClose, onSaved }: AccountFormProps) => {
  const feedback = useFeedback();
  const help = usePinHelp();
  const { attempt, busy, failure, clear } = useAttempt();
  const [bank, setBank] = useState('');
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState<string>();
  const [pin, setPin] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = (apply: () => void) => {
    apply();
    setHolder(undefined);
    setErrors({});
    clear();
  };

  const check = () => {
    const parsed = asked.safeParse({ bank_code: bank, number });
    if (!parsed.success) {
      const found = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
      return setErrors(found as FieldErrors);
    }
    void attempt(async () => setHolder((await call(checkBankAccount, { body: parsed.data })).data.holder));
  };
  const save = async (digits: string) => {
    const body = bankAccountInput.parse({ bank_code: bank, number, pin: digits });
    const done = await attempt(() =>
      instead
        ? call(replaceBankAccount, { params: { id: instead.id }, body })
        : call(addBankAccount, { body }),
    );
    setPin('');
    if (!done) return;
    feedback.success(copy.saved);
    onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (holder === undefined) check();
    else if (pin.length === PIN_LENGTH) void save(pin);
  };
  const wrongPin = failure?.code === 'WRONG_PIN' ? failure.message : undefined;

  return (
    <Dialog
      title={instead ? copy.changeTitle : copy.addTitle}
      reason={copy.accountsHint}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form="bank-account" size="large" block loading={busy}>
            {holder === undefined ? copy.check : copy.save}
          </Button>
          <Dismiss block onClick={onClose} />
        </>
      }
    >
      <form id="bank-account" className={layout.stack4} onSubmit={submit} noValidate>
        <SelectField
          label={copy.bank}
          prompt={copy.bankPrompt}
          options={options}
          value={bank}
          error={errors.bank_code}
          onChange={(value) => change(() => setBank(value))}
        />
        <Field
          label={copy.number}
          hint={copy.numberHint}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          error={errors.number}
          onChange={(event) => change(() => setNumber(plainDigits(event.target.value)))}
        />
        <Refusal error={!wrongPin && failure} />
        {holder !== undefined && (
          <>
            <Notice tone="ok" urgent>
              {copy.holder} <strong>{holder}</strong>
            </Notice>
            <OtpInput
              label={copy.pin}
              aside={<ForgotPin {...help} />}
              secret
              autoFocus
              value={pin}
              onChange={setPin}
              onComplete={(digits) => void save(digits)}
              error={wrongPin}
            />
          </>
        )}
      </form>
    </Dialog>
  );
};

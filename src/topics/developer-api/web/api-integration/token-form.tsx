import { type FormEvent, useState } from 'react';
import { call } from '../../../../platform/web/call';
import { useAttempt } from '../../../../platform/web/use-attempt';
import { CheckList } from '../../../../ui/check-list';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { FieldError } from '../../../../ui/plain/field-error';
import { Refusal } from '../../../../ui/plain/refusal';
import { Segmented } from '../../../../ui/plain/segmented';
import { SelectField } from '../../../../ui/plain/select-field';
import { type FieldErrors, shapeErrors } from '../../../../ui/shape-errors';
import {
  type AccessTokenInput,
  accessTokenInput,
  type CreatedToken,
  createAccessToken,
} from '../../contract/integration';
import { type ApiEnvironment, type ApiScope, apiEnvironments, apiScopes } from '../../domain/words';
import { copy } from './copy';
import { PinField } from './pin-field';

const words = copy.token;
const NEVER = 'never';
const spans = [30, 90, 365];
const labels = { label: words.label, scopes: words.scopes, pin: words.pin };

const optionsOf = <Key extends string>(table: Record<Key, string>) =>
  (Object.entries(table) as [Key, string][]).map(([value, label]) => ({ value, label }));

interface TokenFormProps {
  onClose: () => void;
  onMade: (token: CreatedToken) => void;
}

export const TokenForm = ({ onClose, onMade }: TokenFormProps) => {
  const { attempt, busy, failure } = useAttempt();
  const [label, setLabel] = useState('');
  const [environment, setEnvironment] = useState<ApiEnvironment>('sandbox');
  const [scopes, setScopes] = useState(Object.keys(apiScopes) as ApiScope[]);
  const [expiry, setExpiry] = useState('365');
  const [pin, setPin] = useState('');
  const [errors, setErrors] = useState<FieldErrors<keyof typeof labels>>({});

  const send = async (digits: string) => {
    const body: AccessTokenInput = {
      ...{ label, environment, scopes, pin: digits },
      expires_in_days: expiry === NEVER ? null : Number(expiry),
    };
    const found = shapeErrors<keyof typeof labels>(accessTokenInput, body, labels);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const done = await attempt(async () => onMade((await call(createAccessToken, { body })).data));
    if (!done) setPin('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(pin);
  };
  const wrongPin = failure?.code === 'WRONG_PIN' ? failure.message : undefined;

  return (
    <Dialog
      title={words.add}
      reason={words.reason}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form="api-token" size="large" block loading={busy}>
            {words.add}
          </Button>
          <Dismiss block onClick={onClose} />
        </>
      }
    >
      <form id="api-token" className={layout.stack4} onSubmit={submit} noValidate>
        <Segmented
          label={words.environment}
          options={optionsOf(apiEnvironments)}
          value={environment}
          onChange={setEnvironment}
        />
        <Field
          label={words.label}
          hint={words.labelHint}
          maxLength={40}
          autoComplete="off"
          value={label}
          error={errors.label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <div>
          <CheckList
            label={words.scopes}
            options={optionsOf(apiScopes)}
            values={scopes}
            onChange={(values) => setScopes(values as ApiScope[])}
          />
          <FieldError id="api-token-scopes" error={errors.scopes} />
        </div>
        <SelectField
          label={words.expiry}
          prompt={words.expiryPrompt}
          value={expiry}
          options={[
            ...spans.map((days) => ({ value: String(days), label: words.days(days) })),
            { value: NEVER, label: words.never },
          ]}
          onChange={setExpiry}
        />
        <Refusal error={!wrongPin && failure} />
        <PinField value={pin} onChange={setPin} error={wrongPin ?? errors.pin} />
      </form>
    </Dialog>
  );
};

import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { rupiah } from '../../../../core/format/money';
import { type EndingDigits, endings } from '../../../../core/sandbox/endings';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { Notice } from '../../../../ui/plain/notice';
import { SelectField } from '../../../../ui/plain/select-field';
import { useOnline } from '../../../../ui/use-online';
import { testCustomer } from '../../../catalogue/domain/test-customer';
import type { AccessToken, SandboxItem } from '../../contract/integration';
import { refId as refIdShape } from '../../contract/open-api/program';
import { copy } from './copy';
import { EndingChoice } from './ending-choice';
import { canSign, randomDigits } from './sign';
import { words } from './tester-copy';
import { useTypedSecret } from './typed-secret';
import type { Tests } from './use-tests';

interface TesterFormProps {
  tokens: readonly AccessToken[];
  items: readonly SandboxItem[];
  tests: Tests;
}

/** New reference and destination: repeating both would give another answer. */
const fresh = () => ({ refId: `UJI-${randomDigits(8)}`, spare: randomDigits(8) });
const [FIRST = '1230'] = Object.keys(endings) as EndingDigits[];
type Errors = Partial<Record<'secret' | 'refId', string>>;

export const TesterForm = ({ tokens, items, tests }: TesterFormProps) => {
  const isOnline = useOnline();
  const [secret, setSecret] = useTypedSecret();
  const [chosen, setChosen] = useState<{ token?: string; sku?: string; digits: EndingDigits }>({
    digits: FIRST,
  });
  const [order, setOrder] = useState(fresh);
  const [errors, setErrors] = useState<Errors>({});
  const token = tokens.find(({ id }) => id === chosen.token) ?? tokens[0];
  const item = items.find(({ sku }) => sku === chosen.sku) ?? items[0];
  if (!token || !item) return null;
  const { digits } = chosen;
  const tail = `••••${token.secret_tail}`;

  const wrong = (): Errors => {
    const name = refIdShape.safeParse(order.refId);
    // Until it expires, the previous secret signs as well.
    const isOther = token.previous_until === null && !secret.endsWith(token.secret_tail);
    return {
      ...(secret === '' ? { secret: words.noSecret } : isOther && { secret: words.otherSecret(tail) }),
      ...(!name.success && { refId: name.error.issues[0]?.message }),
    };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = wrong();
    setErrors(found);
    if (Object.keys(found).length > 0 || tests.isSending) return;
    const { sku, price, forms, brand, name } = item;
    const customer = testCustomer(forms, digits, order.spare);
    const body = JSON.stringify({ ref_id: order.refId, sku, qty: 1, price, customer }, null, 2);
    const answer = await tests.send({
      ...{ digits, refId: order.refId, item: `${brand} · ${name}`, key: token.access_key, secret, body },
    });
    if (answer?.status === 200) setOrder(fresh());
  };

  return (
    <form className={layout.stack4} onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        label={words.token}
        prompt={words.tokenPrompt}
        value={token.id}
        options={tokens.map(({ id, label, secret_tail }) => ({
          value: id,
          label: `${label} · ${copy.token.tail(secret_tail)}`,
        }))}
        onChange={(value) => setChosen({ ...chosen, token: value })}
      />
      <Field
        label={words.secret}
        hint={words.secretHint(tail)}
        type="password"
        autoComplete="off"
        value={secret}
        error={errors.secret}
        onChange={({ target }) => setSecret(target.value.trim())}
      />
      <SelectField
        label={words.item}
        prompt={words.itemPrompt}
        value={item.sku}
        options={items.map(({ sku, brand, name, price }) => ({
          value: sku,
          label: `${brand} · ${name} · ${rupiah(price)}`,
        }))}
        onChange={(sku) => setChosen({ ...chosen, sku })}
      />
      <EndingChoice value={digits} onChange={(value) => setChosen({ ...chosen, digits: value })} />
      <Field
        label={words.refId}
        hint={words.refIdHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={order.refId}
        error={errors.refId}
        onChange={({ target }) => setOrder({ ...order, refId: target.value.trim() })}
      />
      {!canSign() && <Notice>{copy.httpsOnly}</Notice>}
      <div>
        <Button
          type="submit"
          size="large"
          icon={<Send size={18} aria-hidden="true" />}
          loading={tests.isSending}
          disabled={!isOnline || !canSign()}
        >
          {words.send}
        </Button>
      </div>
    </form>
  );
};

import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { relative } from '../../../../core/format/date';
import { actions } from '../../../../core/text/actions';
import { useAction, useCall } from '../../../../platform/web/use-call';
import { useFeedback } from '../../../../ui/feedback';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { FormSection } from '../../../../ui/plain/form-section';
import { serverNow } from '../../../../ui/server-clock';
import { type FieldErrors, serverErrors, shapeErrors } from '../../../../ui/shape-errors';
import { SkeletonList } from '../../../../ui/skeleton';
import {
  type AddressInput,
  type AddressList,
  addressInput,
  listAddresses,
  removeAddress,
} from '../../contract/integration';
import { AllowDialog } from './allow-dialog';
import styles from './api-integration.module.css';
import { copy } from './copy';
import { NothingYet } from './nothing-yet';

const words = copy.address;
const labels = { network: words.network, label: words.label };
type Errors = FieldErrors<keyof typeof labels>;

export const AddressSection = () => {
  const { data, error, refetch } = useCall(listAddresses);
  const again = () => void refetch();
  return (
    <FormSection title={words.title} reason={words.reason}>
      <LoadState data={data} error={error} onRetry={again} skeleton={<SkeletonList rows={2} />}>
        {(list) => <Addresses list={list} onChanged={again} />}
      </LoadState>
    </FormSection>
  );
};

const Addresses = ({ list, onChanged }: { list: AddressList; onChanged: () => void }) => {
  const feedback = useFeedback();
  const remove = useAction(removeAddress);
  const [typed, setTyped] = useState({ network: '', label: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [wanted, setWanted] = useState<AddressInput | null>(null);
  const isOwnKnown = list.allowed.some(({ network }) => network === list.own);

  const added = () => {
    if (wanted === typed) setTyped({ network: '', label: '' });
    setWanted(null);
    feedback.success(words.added);
    onChanged();
  };
  const refused = (fieldErrors: Record<string, string[]>) => {
    setErrors(serverErrors<keyof typeof labels>(fieldErrors));
    setWanted(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = shapeErrors<keyof typeof labels>(addressInput, typed, labels);
    setErrors(found);
    if (Object.keys(found).length === 0) setWanted(typed);
  };
  const drop = async (id: string, network: string) => {
    const agreed = await feedback.confirm({
      title: words.removeQuestion(network),
      content: words.removeReason,
      okText: actions.remove,
      cancelText: actions.cancel,
      danger: true,
    });
    if (!agreed) return;
    await feedback.attempt(async () => {
      await remove.mutateAsync({ params: { id } });
      feedback.success(words.removed);
    });
    onChanged();
  };

  return (
    <>
      {list.allowed.length === 0 ? (
        <NothingYet title={words.none} hint={words.noneHint} />
      ) : (
        <ul className={styles.rows}>
          {list.allowed.map(({ id, network, label, last_hit_at }) => (
            <li key={id} className={styles.row}>
              <div className={styles.about}>
                <p className={styles.code}>{network}</p>
                <p className={styles.quiet}>
                  {[
                    ...(label ? [label] : []),
                    last_hit_at ? words.hit(relative(last_hit_at, serverNow())) : words.neverHit,
                  ].join(' · ')}
                </p>
              </div>
              <Button
                tone="quiet"
                size="small"
                aria-label={words.removeLabel(network)}
                onClick={() => void drop(id, network)}
              >
                {actions.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className={layout.stack4} onSubmit={submit} noValidate>
        <Field
          label={words.network}
          hint={words.networkHint}
          maxLength={45}
          autoComplete="off"
          value={typed.network}
          error={errors.network}
          onChange={({ target }) => setTyped({ ...typed, network: target.value })}
        />
        <Field
          label={words.label}
          optional
          maxLength={40}
          autoComplete="off"
          value={typed.label}
          error={errors.label}
          onChange={({ target }) => setTyped({ ...typed, label: target.value })}
        />
        <div className={layout.row2}>
          <Button type="submit" icon={<Plus size={18} />}>
            {words.add}
          </Button>
          {!isOwnKnown && (
            <Button tone="quiet" onClick={() => setTyped({ ...typed, network: list.own })}>
              {words.own(list.own)}
            </Button>
          )}
        </div>
      </form>
      {list.refused.length > 0 && (
        <div>
          <h3 className={styles.title}>{words.refused}</h3>
          <p className={styles.quiet}>{words.refusedHint}</p>
          <ul className={styles.rows}>
            {list.refused.map(({ ip, count, last_at, path }) => (
              <li key={ip} className={styles.row}>
                <div className={styles.about}>
                  <p className={styles.code}>{ip}</p>
                  <p className={styles.quiet}>{words.times(count, relative(last_at, serverNow()), path)}</p>
                </div>
                <Button
                  tone="soft"
                  size="small"
                  aria-label={words.allowLabel(ip)}
                  onClick={() => setWanted({ network: ip })}
                >
                  {words.allow}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {wanted && (
        <AllowDialog address={wanted} onClose={() => setWanted(null)} onAllowed={added} onRefused={refused} />
      )}
    </>
  );
};

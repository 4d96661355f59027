import { type FormEvent, useState } from 'react';
import { asApiError } from '../../../../platform/web/api-error';
import { useAction } from '../../../../platform/web/use-call';
import { useFeedback } from '../../../../ui/feedback';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { type FieldErrors, serverErrors, shapeErrors } from '../../../../ui/shape-errors';
import { useFirstInvalid } from '../../../../ui/use-first-invalid';
import { useOnline } from '../../../../ui/use-online';
import { domainInput, setDomain, websiteLabels } from '../../contract/website';
import { DomainField } from '../domain/domain-field';
import { copy } from './copy';

const labels = { custom_domain: websiteLabels.custom_domain };

export const DomainForm = ({ domain, refresh }: { domain: string; refresh: () => Promise<unknown> }) => {
  const { mutateAsync, isLoading } = useAction(setDomain);
  const feedback = useFeedback();
  const online = useOnline();
  const [typed, setTyped] = useState<string>();
  const [errors, setErrors] = useState<FieldErrors<'custom_domain'>>({});
  const form = useFirstInvalid(errors);

  const turn = (value?: string) => {
    setTyped(value);
    setErrors({});
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { custom_domain: typed?.trim() || null };
    const wrong = shapeErrors(domainInput, body, labels);
    setErrors(wrong);
    if (wrong.custom_domain) return;
    try {
      await mutateAsync({ body });
      feedback.success(copy.domainSaved);
      turn();
      await refresh();
    } catch (failure) {
      const refusal = asApiError(failure);
      setErrors(refusal.errors ? serverErrors(refusal.errors) : { custom_domain: refusal.message });
    }
  };

  if (typed === undefined) {
    return (
      <div>
        <Button tone="quiet" size="small" disabled={!online} onClick={() => turn(domain)}>
          {domain ? copy.changeDomain : copy.addDomain}
        </Button>
      </div>
    );
  }
  return (
    <form ref={form} className={layout.stack3} noValidate onSubmit={(event) => void save(event)}>
      <DomainField
        placeholder={copy.domainExample}
        value={typed}
        hint={domain ? copy.domainHint : undefined}
        error={errors.custom_domain}
        onChange={turn}
      />
      <div className={layout.row3}>
        <Button type="submit" size="small" loading={isLoading} disabled={!online}>
          {copy.save}
        </Button>
        <Button tone="quiet" size="small" onClick={() => turn()}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
};

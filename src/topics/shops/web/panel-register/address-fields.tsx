import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../../../platform/web/call';
import { Field } from '../../../../ui/plain/field';
import { FormSection } from '../../../../ui/plain/form-section';
import { checkSubdomain, websiteLabels } from '../../contract/website';
import { domainError, hostOf, SUBDOMAIN_MAX, SUBDOMAIN_MIN, subdomainError } from '../../domain/address';
import { DnsRecord } from '../domain/dns-record';
import { DomainField } from '../domain/domain-field';
import { copy } from './copy';
import styles from './panel-register.module.css';
import type { WebsiteErrors, WebsiteValues } from './values';

const PAUSE_MS = 400;

/** `error` null: available. */
type Availability =
  | { state: 'none' | 'checking' | 'unchecked' }
  | { state: 'known'; error: string | null; host: string };

/** Debounced availability check; late answers are dropped. */
function useSubdomain(typed: string): Availability {
  const name = typed.trim().toLowerCase();
  const [found, setFound] = useState<{ name: string; answer: Availability }>();
  const worthAsking = name !== '' && subdomainError(name) === null;

  useEffect(() => {
    if (!worthAsking) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { data } = await call(checkSubdomain, { query: { name } }, { signal: stop.signal });
        setFound({ name, answer: { state: 'known', error: data.error, host: data.host } });
      } catch {
        // Without a connection the server checks on submission.
        if (!stop.signal.aborted) setFound({ name, answer: { state: 'unchecked' } });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, worthAsking]);

  if (!worthAsking) return { state: 'none' };
  return found?.name === name ? found.answer : { state: 'checking' };
}

interface AddressFieldsProps {
  values: WebsiteValues;
  errors: WebsiteErrors;
  base: string;
  onChange: (part: Partial<WebsiteValues>) => void;
}

export const AddressFields = ({ values, errors, base, onChange }: AddressFieldsProps) => {
  const availability = useSubdomain(values.subdomain);
  const host = hostOf(values.custom_domain);
  const named = values.custom_domain.trim() !== '' && domainError(host) === null;
  const pointed = subdomainError(values.subdomain) === null;
  return (
    <FormSection title={copy.address} reason={copy.addressHint}>
      <Field
        label={websiteLabels.subdomain}
        name="subdomain"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SUBDOMAIN_MAX}
        value={values.subdomain}
        end={<span className={styles.suffix}>.{base}</span>}
        hint={<span aria-live="polite">{hintOf(availability)}</span>}
        error={errors.subdomain ?? errorOf(values.subdomain, availability)}
        onChange={(event) => onChange({ subdomain: event.target.value.toLowerCase() })}
      />
      <DomainField
        placeholder={copy.domain}
        value={values.custom_domain}
        hint={copy.domainHint}
        error={errors.custom_domain}
        onChange={(custom_domain) => onChange({ custom_domain })}
      />
      {named && pointed && <DnsRecord name={host} target={`${values.subdomain}.${base}`} />}
    </FormSection>
  );
};

/** Null until it is long enough to be checked. */
function errorOf(name: string, availability: Availability): string | undefined {
  if (availability.state === 'known') return availability.error ?? undefined;
  return name.length >= SUBDOMAIN_MIN ? (subdomainError(name) ?? undefined) : undefined;
}

function hintOf(availability: Availability) {
  switch (availability.state) {
    case 'checking':
      return copy.checking;
    case 'unchecked':
      return copy.unchecked;
    case 'known':
      return availability.error === null ? (
        <span className={styles.free}>
          <CircleCheck size={15} aria-hidden="true" />
          {copy.free(availability.host)}
        </span>
      ) : null;
    default:
      return copy.subdomainHint;
  }
}

import { CircleCheck, Gift } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../../../platform/web/call';
import { Field } from '../../../../ui/plain/field';
import { checkReferral } from '../../contract/account';
import { looksLikeCode } from './check-register';
import { copy } from './copy';
import styles from './register.module.css';

const PAUSE_MS = 500;

/** `name` null: unknown code. */
type Referral = { state: 'none' | 'checking' | 'unchecked' } | { state: 'known'; name: string | null };

/** Debounced look-up; late answers are dropped. */
function useReferral(typed: string): Referral {
  const code = typed.trim().toUpperCase();
  const [found, setFound] = useState<{ code: string; referral: Referral }>();

  useEffect(() => {
    if (code === '' || !looksLikeCode(code)) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { data } = await call(checkReferral, { query: { code } }, { signal: stop.signal });
        setFound({ code, referral: { state: 'known', name: data.name } });
      } catch {
        // After rate limiting or without a connection, the server checks on submission.
        if (!stop.signal.aborted) setFound({ code, referral: { state: 'unchecked' } });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [code]);

  if (code === '' || !looksLikeCode(code)) return { state: 'none' };
  return found?.code === code ? found.referral : { state: 'checking' };
}

interface ReferralFieldProps {
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

export const ReferralField = ({ error, value, onChange, ...field }: ReferralFieldProps) => {
  const referral = useReferral(value);
  const unknown = referral.state === 'known' && referral.name === null;
  return (
    <Field
      {...field}
      label={copy.labels.referral_code}
      optional
      icon={<Gift size={18} />}
      name="referral_code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      value={value}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
      hint={<span aria-live="polite">{hintOf(referral)}</span>}
      error={error ?? (unknown ? copy.referral.unknown : undefined)}
    />
  );
};

function hintOf(referral: Referral) {
  switch (referral.state) {
    case 'checking':
      return copy.referral.checking;
    case 'unchecked':
      return copy.referral.unchecked;
    case 'known':
      return (
        referral.name !== null && (
          <span className={styles.found}>
            <CircleCheck size={15} />
            {copy.referral.found(referral.name)}
          </span>
        )
      );
    default:
      return null;
  }
}

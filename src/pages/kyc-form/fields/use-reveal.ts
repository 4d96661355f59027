import { useEffect, useState } from 'react';
import { type ApiError, asApiError } from '../../../api/api-error';
import { call } from '../../../api/call';
import { revealKyc, type SecretField } from '../../../core/contract/kyc';

/** Milliseconds for which a number stays open after the PIN. */
const OPEN = 60_000;

export type Reveal = ReturnType<typeof useReveal>;

/** A secret number for a minute, after the PIN; never kept longer. */
export function useReveal(field: SecretField) {
  const [value, setValue] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<ApiError | null>(null);

  useEffect(() => {
    if (value === null) return undefined;
    const end = setTimeout(() => setValue(null), OPEN);
    return () => clearTimeout(end);
  }, [value]);

  const send = async (pin: string) => {
    setSending(true);
    try {
      const { data } = await call(revealKyc, { body: { field, pin } });
      setValue(data.value);
      setAsking(false);
    } catch (error) {
      setFault(asApiError(error));
    }
    setSending(false);
  };

  return {
    value,
    isAsking,
    isSending,
    fault,
    ask: () => {
      setFault(null);
      setAsking(true);
    },
    close: () => setAsking(false),
    send,
  };
}

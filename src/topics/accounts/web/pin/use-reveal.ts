import { useEffect, useRef, useState } from 'react';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';

export type Reveal<Value = unknown> = ReturnType<typeof useReveal<Value>>;

interface RevealOptions<Value> {
  open(pin: string): Promise<Value>;
  /** Milliseconds until the data are masked again. */
  lasts: number;
}

/** Shows masked data for a while after the PIN; never stored. */
export function useReveal<Value>({ open, lasts }: RevealOptions<Value>) {
  const [value, setValue] = useState<Value | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  useEffect(() => {
    if (value === null) return undefined;
    const end = setTimeout(() => setValue(null), lasts);
    return () => clearTimeout(end);
  }, [value, lasts]);

  /** Number of the request: answers to a cancelled one are ignored. */
  const turn = useRef(0);
  const end = () => {
    turn.current += 1;
    setAsking(false);
    setSending(false);
  };

  const send = async (pin: string) => {
    const mine = turn.current;
    const isMine = () => mine === turn.current;
    setSending(true);
    try {
      const opened = await open(pin);
      if (!isMine()) return;
      setValue(opened);
      end();
    } catch (failure) {
      if (!isMine()) return;
      setError(asApiError(failure));
      setSending(false);
    }
  };

  return {
    value,
    isAsking,
    isSending,
    error,
    ask: () => {
      setError(null);
      setAsking(true);
    },
    close: end,
    hide: () => setValue(null),
    send,
  };
}

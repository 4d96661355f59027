import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../../platform/web/api-error';

export function usePinField(error: ApiError | null) {
  const input = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');

  // A dialog itself would choose its first button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal resets the input, also an identical one
  useEffect(() => {
    setPin('');
    input.current?.focus();
  }, [error]);

  return { input, pin, setPin, isLocked: error?.code === 'PIN_LOCKED' };
}

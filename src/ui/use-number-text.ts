import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { afterKeystroke, readNumber, type TypedNumber, typedNumber } from '../core/format/read-number';

interface NumberTextOptions {
  value: TypedNumber | undefined;
  /** Invalid text is passed on, so that the form refuses it and nothing is lost. */
  onChange: (value: TypedNumber) => void;
  unit?: string | undefined;
}

/** Value and handlers of a number input. While focused it shows what was typed. */
export function useNumberText({ value, onChange, unit }: NumberTextOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const caret = useRef<{ input: HTMLInputElement; digitsBehind: number } | null>(null);
  // A value from elsewhere, such as a draft or a button, replaces the typed text.
  const isOwn =
    typed !== null && (readNumber(typed, { unit }) ?? (typed === '' ? null : typed)) === (value ?? null);
  const text = isOwn ? typed : typedNumber(value);

  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, digitsBehind } = caret.current;
    caret.current = null;
    const at = caretBefore(input.value, digitsBehind);
    input.setSelectionRange(at, at);
  });

  return {
    isTyping: typed !== null,
    value: text,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { inputType, data } = nativeEvent as InputEvent;
      const after = target.value;
      const next = afterKeystroke({ before: text, after, inputType, data });
      if (next !== after) {
        const behind = after.slice(target.selectionStart ?? after.length);
        caret.current = { input: target, digitsBehind: behind.replace(/\D/g, '').length };
      }
      setTyped(next);
      const read = readNumber(next, { unit });
      onChange(read === undefined ? next : read);
    },
    onBlur: () => setTyped(null),
  };
}

function caretBefore(text: string, digitsBehind: number): number {
  let at = text.length;
  for (let left = digitsBehind; left > 0 && at > 0; at -= 1) if (/\d/.test(text[at - 1] ?? '')) left -= 1;
  return at;
}

import { useRef, useState } from 'react';
import { parseJson } from './storage-keys';

/** What a public form keeps over a reload: text by name. Never a password, a PIN or a code. */
export type Kept = Record<string, string>;

const nameOf = (form: string): string => `kept:${form}`;

/** Null when nothing is kept, or nothing that can be understood. */
function readKept(form: string): Kept | null {
  try {
    const kept = parseJson(sessionStorage.getItem(nameOf(form)) ?? '');
    if (typeof kept !== 'object' || kept === null) return null;
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return null;
  }
}

function keep(form: string, kept: Kept): void {
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(kept));
  } catch {
    // Refused storage: then it lasts as long as the page.
  }
}

function forgetKept(form: string): void {
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {
    // Nothing was kept there.
  }
}

/** Values of a form without an account, kept for this tab until it is closed or `forget` is called. */
export function useKept<T extends Kept>(form: string, empty: T) {
  const [values, setValues] = useState<T>(() => ({ ...empty, ...readKept(form) }));
  const latest = useRef(values);

  const change = (part: Partial<T>): void => {
    latest.current = { ...latest.current, ...part };
    keep(form, latest.current);
    setValues(latest.current);
  };

  const forget = (): void => {
    forgetKept(form);
    latest.current = empty;
    setValues(empty);
  };

  return [values, change, forget] as const;
}

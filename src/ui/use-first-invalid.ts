import { type RefObject, useEffect, useRef } from 'react';
import { leadTo } from './lead-to';

const afterCorrection = new WeakSet<object>();

/** Removes errors of corrected fields without moving focus from where the person types. */
export function withoutErrors<Errors extends object>(errors: Errors, fields: readonly string[]): Errors {
  const others = Object.entries(errors).filter(([field]) => !fields.includes(field));
  const left = Object.fromEntries(others) as Errors;
  afterCorrection.add(left);
  return left;
}

/**
 * Focuses the first invalid field, else the form's message, for each new non-empty `errors` object, except those of
 * `withoutErrors`.
 */
export function useFirstInvalid(errors: object): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (afterCorrection.has(errors) || Object.keys(errors).length === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    leadTo(find('[aria-invalid="true"]') ?? find('[role="alert"]'));
  }, [errors]);
  return form;
}

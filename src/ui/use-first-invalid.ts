import { type RefObject, useEffect, useRef } from 'react';
import { leadTo } from './lead-to';

/** Errors that are left after a field was corrected. */
const afterCorrection = new WeakSet<object>();

/** The errors without those of fields that are being corrected. They move no focus: it stays where somebody types. */
export function withoutErrors<Errors extends object>(errors: Errors, fields: readonly string[]): Errors {
  const others = Object.entries(errors).filter(([field]) => !fields.includes(field));
  const left = Object.fromEntries(others) as Errors;
  afterCorrection.add(left);
  return left;
}

/**
 * Takes the person to the first field of a form that is wrong, else to what is said about the whole, each time
 * `errors` is a new object that is not empty, unless it comes from `withoutErrors`.
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

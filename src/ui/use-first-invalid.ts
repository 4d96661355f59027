import { type RefObject, useEffect, useRef } from 'react';
import { leadTo } from './lead-to';

/**
 * Takes the person to the first field of a form that is wrong, else to what is said about the whole, each time
 * `errors` is a new object that is not empty.
 */
export function useFirstInvalid(errors: object): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    leadTo(find('[aria-invalid="true"]') ?? find('[role="alert"]'));
  }, [errors]);
  return form;
}

import { useCallback, useState } from 'react';
import { afterPress } from '../../../ui/after-press';
import { leadTo } from '../../../ui/lead-to';
import { errorsOf, type FieldError, inputId, isChanged, pathOf } from './field-errors';
import type { Path, Typed, Values } from './form-values';

interface Validation {
  /** Ids of inputs whose errors are shown: left ones, and all invalid ones after an attempt to save. */
  marked: ReadonlySet<string>;
  refused: FieldError[];
  found: FieldError[];
  summary: FieldError[];
}

const none: Validation = { marked: new Set(), refused: [], found: [], summary: [] };

const standsAt = (resource: Typed, path: string) => (error: FieldError) => pathOf(resource, error) === path;

interface FieldErrorOptions {
  /** The record that the values change. */
  record?: Values | undefined;
  /** Shows a field before it is focused. */
  onLead?: (name: string) => void;
}

/** Shows an error once its field was left or saving was tried. */
export function useFieldErrors(
  resource: Typed,
  valuesNow: () => Values,
  { record, onLead }: FieldErrorOptions = {},
) {
  const [{ found, refused, summary }, setValidation] = useState(none);

  /** Validates marked inputs. Updates from the previous state, because a blur and a save may happen in one event. */
  const validate = useCallback(
    (step: (before: Validation) => Partial<Validation>) =>
      setValidation((before) => {
        const next = { ...before, ...step(before) };
        const isMarked = (error: FieldError) => next.marked.has(pathOf(resource, error));
        return { ...next, found: errorsOf(resource, valuesNow(), record).filter(isMarked) };
      }),
    [resource, valuesNow, record],
  );

  const order = resource.form.flatMap(({ fields }) => fields);
  const rankOf = ({ path }: FieldError): number => {
    const at = order.indexOf(String(path[0]));
    return at < 0 ? order.length : at;
  };
  const inOrder = (errors: FieldError[]): FieldError[] =>
    errors.toSorted((one, other) => rankOf(one) - rankOf(other));

  const leadToFirst = (errors: FieldError[]): void => {
    const [first] = errors;
    if (first) onLead?.(String(first.path[0]));
    const paths = errors.map((error) => pathOf(resource, error));
    leadTo(paths.map((path) => document.getElementById(path)).find((input) => input !== null));
  };

  const isWrong = (path: string): boolean => [...found, ...refused].some(standsAt(resource, path));

  return {
    /** Remaining errors; null if there were none. */
    summary: summary.length > 0 ? summary.filter((error) => isWrong(pathOf(resource, error))) : null,
    /** Fields with a shown error. */
    wrong: new Set([...found, ...refused].map(({ path }) => String(path[0]))),
    /** A server error takes precedence over a missing value. */
    messagesAt: useCallback(
      (path: Path): string[] | undefined => {
        const isHere = standsAt(resource, inputId(path));
        const here = refused.filter(isHere);
        const all = here.length > 0 ? here : found.filter(isHere);
        return all.length > 0 ? all.flatMap(({ messages }) => messages) : undefined;
      },
      [resource, refused, found],
    ),
    report: useCallback(
      (path: Path, message: string | undefined) => {
        const isHere = standsAt(resource, inputId(path));
        setValidation((before) => ({
          ...before,
          refused: [
            ...before.refused.filter((error) => !isHere(error)),
            ...(message === undefined ? [] : [{ path, messages: [message] }]),
          ],
        }));
      },
      [resource],
    ),
    /** Marks an input on blur, after a pending click has finished. */
    mark: useCallback(
      (path: Path) =>
        afterPress(() => validate(({ marked }) => ({ marked: new Set([...marked, inputId(path)]) }))),
      [validate],
    ),
    /** Clears errors of changed values; in rows only of the cell. */
    change: (changed: Values) => {
      if (found.length === 0 && refused.length === 0) return;
      validate((before) => ({
        refused: before.refused.filter((error) => !isChanged(error, changed, valuesNow())),
      }));
    },
    /** Validates everything and focuses the first invalid input. True without errors. */
    validateAll: (): boolean => {
      const all = inOrder(errorsOf(resource, valuesNow(), record));
      const paths = all.map((error) => pathOf(resource, error));
      validate(({ marked }) => ({ marked: new Set([...marked, ...paths]), refused: [], summary: all }));
      leadToFirst(all);
      return all.length === 0;
    },
    refuse: (errors: FieldError[]) => {
      const all = inOrder(errors);
      setValidation((before) => ({ ...before, refused: all, summary: all }));
      leadToFirst(all);
    },
    clear: () => setValidation(none),
  };
}

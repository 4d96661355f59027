import { useCallback, useState } from 'react';
import { afterPress } from '../../ui/after-press';
import { leadTo } from '../../ui/lead-to';
import { errorsOf, type FieldError, inputId, isChanged, placeOf } from './field-errors';
import type { Path, Typed, Values } from './form-values';

interface Judgement {
  /** Ids of the inputs that are judged: each once it was left, all that were wrong at a try to save. */
  marked: ReadonlySet<string>;
  /** What the server alone knows to be wrong, until it is changed. */
  refused: FieldError[];
  /** What is wrong now, among the marked. */
  found: FieldError[];
  /** What stood in the way of the last try to save. */
  summary: FieldError[];
}

const none: Judgement = { marked: new Set(), refused: [], found: [], summary: [] };

const standsAt = (resource: Typed, place: string) => (error: FieldError) =>
  placeOf(resource, error) === place;

/** Leads to the first of these inputs that is drawn. */
const leadToFirst = (places: string[]): void =>
  leadTo(places.map((place) => document.getElementById(place)).find((input) => input !== null));

/** What is wrong with a form, told beside each field when its time has come. */
export function useFieldErrors(resource: Typed, valuesNow: () => Values) {
  const [{ found, refused, summary }, setJudgement] = useState(none);

  /** Looks again at what is marked. From the state before, for leaving one input and saving may come in one breath. */
  const judge = useCallback(
    (step: (before: Judgement) => Partial<Judgement>) =>
      setJudgement((before) => {
        const next = { ...before, ...step(before) };
        const isMarked = (error: FieldError) => next.marked.has(placeOf(resource, error));
        return { ...next, found: errorsOf(resource, valuesNow()).filter(isMarked) };
      }),
    [resource, valuesNow],
  );

  const order = resource.form.flatMap(({ fields }) => fields);
  const rankOf = ({ path }: FieldError): number => {
    const at = order.indexOf(String(path[0]));
    return at < 0 ? order.length : at;
  };
  /** As one reads the form, not as its fields are declared. */
  const inOrder = (errors: FieldError[]): FieldError[] =>
    errors.toSorted((one, other) => rankOf(one) - rankOf(other));

  const isWrong = (place: string): boolean => [...found, ...refused].some(standsAt(resource, place));

  return {
    /** What is left of it; null when there was nothing to correct. */
    summary: summary.length > 0 ? summary.filter((error) => isWrong(placeOf(resource, error))) : null,
    /** Messages of the input at this path. What was just refused says more than that nothing is there now. */
    messagesAt: useCallback(
      (path: Path): string[] | undefined => {
        const isHere = standsAt(resource, inputId(path));
        const here = refused.filter(isHere);
        const all = here.length > 0 ? here : found.filter(isHere);
        return all.length > 0 ? all.flatMap(({ messages }) => messages) : undefined;
      },
      [resource, refused, found],
    ),
    /** The input at this path refused what it was given, or takes that back. */
    report: useCallback(
      (path: Path, message: string | undefined) => {
        const isHere = standsAt(resource, inputId(path));
        setJudgement((before) => ({
          ...before,
          refused: [
            ...before.refused.filter((error) => !isHere(error)),
            ...(message === undefined ? [] : [{ path, messages: [message] }]),
          ],
        }));
      },
      [resource],
    ),
    /** The input at this path was left: from now on it is judged, and no press that left it is missed by that. */
    mark: useCallback(
      (path: Path) =>
        afterPress(() => judge(({ marked }) => ({ marked: new Set([...marked, inputId(path)]) }))),
      [judge],
    ),
    /** These have new values: of a row that is typed in, the cell alone. */
    change: (changed: Values) => {
      if (found.length === 0 && refused.length === 0) return;
      judge((before) => ({
        refused: before.refused.filter((error) => !isChanged(error, changed, valuesNow())),
      }));
    },
    /** Judges everything, and leads to the first input that is wrong. True when none is. */
    judgeAll: (): boolean => {
      const all = inOrder(errorsOf(resource, valuesNow()));
      const places = all.map((error) => placeOf(resource, error));
      judge(({ marked }) => ({ marked: new Set([...marked, ...places]), refused: [], summary: all }));
      leadToFirst(places);
      return all.length === 0;
    },
    /** The server refused this: the first of it is led to as well. */
    refuse: (errors: FieldError[]) => {
      const all = inOrder(errors);
      setJudgement((before) => ({ ...before, refused: all, summary: all }));
      leadToFirst(all.map((error) => placeOf(resource, error)));
    },
    clear: () => setJudgement(none),
  };
}

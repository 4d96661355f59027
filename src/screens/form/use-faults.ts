import { useState } from 'react';
import { leadTo } from '../../ui/lead-to';
import { type Fault, faultsOf, inputId, placeOf } from './faults';
import type { Path, Typed, Values } from './form-values';

interface Judgement {
  /** Ids of the inputs that are judged: each once it was left, all that were wrong at a try to save. */
  marked: ReadonlySet<string>;
  /** What the server alone knows to be wrong, until it is changed. */
  refused: Fault[];
  /** What is wrong now, among the marked. */
  found: Fault[];
  /** As of the last try to save: a list that shrank while one types would move the page under the pointer. */
  summary: Fault[];
}

const none: Judgement = { marked: new Set(), refused: [], found: [], summary: [] };

/** Leads to the first of these inputs that is drawn. */
const leadToFirst = (places: string[]): void =>
  leadTo(places.map((place) => document.getElementById(place)).find((input) => input !== null));

/** What is wrong with a form, told beside each field when its time has come. */
export function useFaults(resource: Typed, valuesNow: () => Values) {
  const [{ found, refused, summary }, setJudgement] = useState(none);

  /** Looks again at what is marked. From the state before, for leaving one input and saving may come in one breath. */
  const judge = (step: (before: Judgement) => Partial<Judgement>) =>
    setJudgement((before) => {
      const next = { ...before, ...step(before) };
      const isMarked = (fault: Fault) => next.marked.has(placeOf(resource, fault));
      return { ...next, found: faultsOf(resource, valuesNow()).filter(isMarked) };
    });

  const order = resource.form.flatMap(({ fields }) => fields);
  const rankOf = ({ path }: Fault): number => {
    const at = order.indexOf(String(path[0]));
    return at < 0 ? order.length : at;
  };
  /** As one reads the form, not as its fields are declared. */
  const inOrder = (faults: Fault[]): Fault[] => faults.toSorted((one, other) => rankOf(one) - rankOf(other));

  return {
    summary,
    /** Messages of the input at this path. */
    messagesAt: (path: Path): string[] | undefined => {
      const here = [...found, ...refused].filter((fault) => placeOf(resource, fault) === inputId(path));
      return here.length ? here.flatMap(({ messages }) => messages) : undefined;
    },
    /** The input at this path was left: from now on it is judged. */
    mark: (path: Path) => judge(({ marked }) => ({ marked: new Set([...marked, inputId(path)]) })),
    /** Fields of these names have new values. */
    change: (names: string[]) => {
      if (found.length === 0 && refused.length === 0) return;
      judge((before) => ({
        refused: before.refused.filter(({ path }) => !names.includes(String(path[0]))),
      }));
    },
    /** Judges everything, and leads to the first input that is wrong. True when none is. */
    judgeAll: (): boolean => {
      const all = inOrder(faultsOf(resource, valuesNow()));
      const places = all.map((fault) => placeOf(resource, fault));
      judge(({ marked }) => ({ marked: new Set([...marked, ...places]), refused: [], summary: all }));
      leadToFirst(places);
      return all.length === 0;
    },
    /** The server refused this: the first of it is led to as well. */
    refuse: (faults: Fault[]) => {
      const all = inOrder(faults);
      setJudgement((before) => ({ ...before, refused: all, summary: all }));
      leadToFirst(all.map((fault) => placeOf(resource, fault)));
    },
    clear: () => setJudgement(none),
  };
}

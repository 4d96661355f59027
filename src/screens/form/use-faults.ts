import { useState } from 'react';
import type { ResourceModel } from '../../core/schema/model';
import { type Fault, faultsOf, inputId, placeOf } from './faults';
import type { Path, Values } from './form-values';

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

/** What is wrong with a form, told beside each field when its time has come. */
export function useFaults(resource: ResourceModel, valuesNow: () => Values) {
  const [judgement, setJudgement] = useState(none);
  const { refused, found, summary } = judgement;

  const judge = (part: Partial<Judgement>) =>
    setJudgement((before) => {
      const next = { ...before, ...part };
      const isMarked = (fault: Fault) => next.marked.has(placeOf(resource, fault));
      return { ...next, found: faultsOf(resource, valuesNow()).filter(isMarked) };
    });

  return {
    summary,
    /** Messages of the input at this path. */
    messagesAt: (path: Path): string[] | undefined => {
      const here = [...found, ...refused].filter((fault) => placeOf(resource, fault) === inputId(path));
      return here.length ? here.flatMap(({ messages }) => messages) : undefined;
    },
    /** The input at this path was left: from now on it is judged. */
    mark: (path: Path) => judge({ marked: new Set([...judgement.marked, inputId(path)]) }),
    /** Fields of these names have new values. */
    change: (names: string[]) => {
      if (judgement.marked.size === 0 && refused.length === 0) return;
      judge({ refused: refused.filter(({ path }) => !names.includes(String(path[0]))) });
    },
    /** Judges everything; answers with the id of the first input that is wrong. */
    judgeAll: (): string | undefined => {
      const all = faultsOf(resource, valuesNow());
      const places = all.map((fault) => placeOf(resource, fault));
      setJudgement({
        marked: new Set([...judgement.marked, ...places]),
        refused: [],
        found: all,
        summary: all,
      });
      return places[0];
    },
    refuse: (faults: Fault[]) => setJudgement((before) => ({ ...before, refused: faults, summary: faults })),
    clear: () => setJudgement(none),
  };
}

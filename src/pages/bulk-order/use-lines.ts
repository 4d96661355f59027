import { z } from 'zod';
import { useDraft } from '../../api/use-draft';

const draft = z.object({
  /** One order a line. */
  text: z.string(),
  /** Lines that are meant although they repeat others. */
  again: z.array(z.string()),
  /** Lines whose number is meant although its prefix belongs to another operator. */
  ported: z.array(z.string()).default([]),
});
type Draft = z.infer<typeof draft>;

/** A question about a line before it is bought. */
export type Question = 'again' | 'ported';
/** Lines whose questions were answered with yes. */
export type Confirmed = Readonly<Record<Question, ReadonlySet<string>>>;

const nothing: Draft = { text: '', again: [], ported: [] };

/** The list as it is typed: what is mended row by row is mended in its text. It outlives a session that dies. */
export function useLines() {
  const { values, restored, change, settle } = useDraft('bulk-order', nothing, {
    read: (kept) => draft.safeParse(kept).data,
  });
  const lines = linesOf(values.text);

  return {
    text: values.text,
    lines,
    restored,
    confirmed: { again: new Set(values.again), ported: new Set(values.ported) },
    setText: (text: string) => change({ text }),
    /** Behind what is typed; what stands there already does not come twice. */
    add: (more: readonly string[]) =>
      change({ text: [...lines, ...more.filter((line) => !lines.includes(line))].join('\n') }),
    /** An empty one takes the row away. */
    setLine: (place: number, line: string) => {
      const next = lines.map((old, at) => (at === place ? line.trim() : old)).filter(Boolean);
      change({ text: next.join('\n') });
      return next;
    },
    confirm: (question: Question, wanted: readonly string[], isWanted: boolean) => {
      const next = new Set(values[question]);
      for (const line of wanted) isWanted ? next.add(line) : next.delete(line);
      change({ [question]: [...next] });
    },
    clear: () => settle(nothing),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

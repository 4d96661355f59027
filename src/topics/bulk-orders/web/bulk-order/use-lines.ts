import { z } from 'zod';
import { useDraft } from '../../../../admin/web/session/use-draft';

const draft = z.object({
  text: z.string(),
  again: z.array(z.string()),
  ported: z.array(z.string()).default([]),
});
type Draft = z.infer<typeof draft>;

export type Question = 'again' | 'ported';
export type Confirmed = Readonly<Record<Question, ReadonlySet<string>>>;

const nothing: Draft = { text: '', again: [], ported: [] };

/** Corrections of rows change the text. The draft survives the end of a session. */
export function useLines() {
  const { values, restored, change, settle } = useDraft('bulk-order', nothing, {
    read: (stored) => draft.safeParse(stored).data,
  });
  const lines = linesOf(values.text);

  return {
    text: values.text,
    lines,
    restored,
    confirmed: { again: new Set(values.again), ported: new Set(values.ported) },
    setText: (text: string) => change({ text }),
    add: (more: readonly string[]) =>
      change({ text: [...lines, ...more.filter((line) => !lines.includes(line))].join('\n') }),
    setLine: (index: number, line: string) => {
      const next = lines.map((old, at) => (at === index ? line.trim() : old)).filter(Boolean);
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

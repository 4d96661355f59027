import { z } from 'zod';
import { useDraft } from '../../api/use-draft';

const draft = z.object({
  /** One order a line. */
  text: z.string(),
  /** Lines that are meant although they repeat others. */
  again: z.array(z.string()),
});
type Draft = z.infer<typeof draft>;

const nothing: Draft = { text: '', again: [] };

/** The list as it is typed: what is mended row by row is mended in its text. It outlives a session that dies. */
export function useLines() {
  const { values, restored, change, settle } = useDraft('bulk-order', nothing, {
    read: (kept) => draft.safeParse(kept).data,
  });
  const lines = linesOf(values.text);
  const again = new Set(values.again);

  return {
    text: values.text,
    lines,
    restored,
    isAgain: (line: string) => again.has(line),
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
    setAgain: (wanted: readonly string[], isWanted: boolean) => {
      const next = new Set(values.again);
      for (const line of wanted) isWanted ? next.add(line) : next.delete(line);
      change({ again: [...next] });
    },
    clear: () => settle(nothing),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

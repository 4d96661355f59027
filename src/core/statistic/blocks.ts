/** Lengths of the blocks of days over which figures are kept as sums, the longest first. */
const SPANS = [27, 1] as const;

export interface Block {
  span: number;
  /** The days from `block * span` on. */
  block: number;
}

/** The fewest blocks that hold the days from one to another, both included, and no other day. */
export function blocksOf(first: number, last: number): Block[] {
  const blocks: Block[] = [];
  for (let day = first; day <= last; ) {
    const span = SPANS.find((length) => day % length === 0 && day + length - 1 <= last) ?? 1;
    blocks.push({ span, block: day / span });
    day += span;
  }
  return blocks;
}

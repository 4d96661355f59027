const SPANS = [27, 1] as const;

export interface Block {
  span: number;
  block: number;
}

/** Smallest set of blocks that covers exactly these days, inclusive. */
export function blocksOf(first: number, last: number): Block[] {
  const blocks: Block[] = [];
  for (let day = first; day <= last; ) {
    const span = SPANS.find((length) => day % length === 0 && day + length - 1 <= last) ?? 1;
    blocks.push({ span, block: day / span });
    day += span;
  }
  return blocks;
}

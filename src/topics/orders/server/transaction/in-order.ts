/** Runs `work` with limited parallelism; results are in the order of `all`. */
export async function inOrder<One, Result>(
  all: readonly One[],
  atOnce: number,
  work: (one: One, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...all.entries()];
  const take = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, one] = next;
      results[index] = await work(one, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return results;
}

/** Calls a second of `work`, with so many under way at once, for so many milliseconds. */
export async function rateOf(
  atOnce: number,
  milliseconds: number,
  work: (place: number) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  let done = 0;
  const worker = async (place: number) => {
    for (let round = 0; performance.now() - start < milliseconds; round += 1) {
      await work(place + round * atOnce);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_unused, place) => worker(place)));
  return done / ((performance.now() - start) / 1000);
}

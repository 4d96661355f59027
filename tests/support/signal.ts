/** A promise and its resolve function. */
export function signal(): [Promise<void>, () => void] {
  let fulfil = () => {};
  const made = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  return [made, fulfil];
}

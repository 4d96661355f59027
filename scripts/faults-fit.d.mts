interface Fault {
  file: string;
  was: string;
  tests: string[];
}
export function noticing(fault: Pick<Fault, 'tests'>, paths: readonly string[]): string[];
export function unfit(faults: readonly Fault[], root: string): string[];

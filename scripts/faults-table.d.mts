export const faults: {
  sentence: string;
  file: string;
  was: string;
  is: string;
  tests: string[];
  name?: string;
}[];

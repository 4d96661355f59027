export interface TestFile {
  path: string;
  text: string;
}
export function testFiles(root: string): TestFile[];
export function chosenByWords(
  words: string[],
  files: TestFile[],
): { files: string[]; name: string | null } | null;
export function chosenByChange(changed: string[], files: TestFile[]): 'all' | string[];

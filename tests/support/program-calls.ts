import type { ProgramSpec } from '../../src/topics/developer-api/contract/open-api/program';

/** From all files of the folder, so that none is missed. */
const files = import.meta.glob<Record<string, unknown>>(
  '../../src/topics/developer-api/contract/open-api/*.ts',
  {
    eager: true,
  },
);

const isProgram = (value: unknown): value is ProgramSpec =>
  typeof value === 'object' && value !== null && 'scope' in value && 'path' in value;

/** All declared calls of programs. */
export const programCalls: readonly ProgramSpec[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(isProgram);

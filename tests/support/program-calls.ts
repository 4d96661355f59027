import type { ProgramSpec } from '../../src/core/contract/open-api/program';

/** Whatever file of the folder declares it, so that none is forgotten. */
const files = import.meta.glob<Record<string, unknown>>('../../src/core/contract/open-api/*.ts', {
  eager: true,
});

const isProgram = (value: unknown): value is ProgramSpec =>
  typeof value === 'object' && value !== null && 'scope' in value && 'path' in value;

/** Every call of a program, as it is declared. */
export const programCalls: readonly ProgramSpec[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(isProgram);

import { uniqueViolation } from '../http/database-error';

/** Retries up to three times if a concurrent call takes one of its unique values. */
export async function retryTaken(work: () => Promise<unknown>, tries = 3): Promise<void> {
  try {
    await work();
  } catch (failure) {
    if (tries === 1 || uniqueViolation(failure) === null) throw failure;
    await retryTaken(work, tries - 1);
  }
}

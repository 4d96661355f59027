import { uniqueViolation } from '../../../http/database-error';

/** Repeats work, three times at most, while another call takes one of its unique values in the same moment. */
export async function retryTaken(work: () => Promise<unknown>, tries = 3): Promise<void> {
  try {
    await work();
  } catch (failure) {
    if (tries === 1 || uniqueViolation(failure) === null) throw failure;
    await retryTaken(work, tries - 1);
  }
}

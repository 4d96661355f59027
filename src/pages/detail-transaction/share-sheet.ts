import { screenNow } from '../../ui/use-screen';

/** The sheet of a phone or tablet, where it takes this; a desktop's is no way to a customer. */
export const hasSheet = (data: ShareData): boolean =>
  screenNow() !== 'desktop' && 'share' in navigator && (!data.files || (navigator.canShare?.(data) ?? false));

/** False when it failed; closing the sheet is an answer too. */
export async function bySheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}

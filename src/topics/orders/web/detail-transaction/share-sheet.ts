import { screenNow } from '../../../../ui/use-screen';

/** Share sheet of phones and tablets if it supports the data; on desktops it does not reach customers. */
export const hasSheet = (data: ShareData): boolean =>
  screenNow() !== 'desktop' && 'share' in navigator && (!data.files || (navigator.canShare?.(data) ?? false));

/** False after a failure; cancelling counts as success. */
export async function bySheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}

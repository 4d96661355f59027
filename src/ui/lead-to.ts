/**
 * Brings a field under the hand, its whole `place` into sight: focusing alone scrolls nothing to a field that has the
 * focus already. Not to the nearest edge: the sentence below the field would lie under a bar that stands there.
 */
export function leadTo(field: HTMLElement | null | undefined, place = field): void {
  field?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}

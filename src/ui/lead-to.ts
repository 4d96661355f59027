/**
 * Focuses a field and scrolls `target` into view: focusing alone does not scroll to an already focused field.
 * Centred, because at the nearest edge a bottom bar would cover the error below the field.
 */
export function leadTo(field: HTMLElement | null | undefined, target = field): void {
  field?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

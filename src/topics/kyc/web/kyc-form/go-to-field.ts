import { leadTo } from '../../../../ui/lead-to';
import type { KycField } from '../../domain/fields';

/** Focuses the element marked `data-action`, else the first control of the field. */
export function goToField(field: KycField): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const control =
    place?.querySelector<HTMLElement>('[data-action]') ??
    place?.querySelector<HTMLElement>(
      'input:not([type="file"]):not(:disabled), select, button:not(:disabled)',
    );
  leadTo(control ?? place, place);
}

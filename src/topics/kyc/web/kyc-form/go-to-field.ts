import { leadTo } from '../../../../ui/lead-to';
import type { KycField } from '../../domain/fields';

/** Focuses the element marked `data-action`, else the first control of the field. */
export function goToField(field: KycField): void {
  const element = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const control =
    element?.querySelector<HTMLElement>('[data-action]') ??
    element?.querySelector<HTMLElement>(
      'input:not([type="file"]):not(:disabled), select, button:not(:disabled)',
    );
  leadTo(control ?? element, element);
}

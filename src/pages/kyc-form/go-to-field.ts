import type { KycField } from '../../core/kyc/fields';
import { leadTo } from '../../ui/lead-to';

/** Brings a field under the hand: what is marked `data-act`, else its first control, wherever the field stands on the open step. */
export function goToField(field: KycField): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const control =
    place?.querySelector<HTMLElement>('[data-act]') ??
    place?.querySelector<HTMLElement>(
      'input:not([type="file"]):not(:disabled), select, button:not(:disabled)',
    );
  leadTo(control ?? place, place);
}

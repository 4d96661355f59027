import type { Option } from '../schema/field';
import type { ResourceModel } from '../schema/model';

/** The themes that a website may have: what the web configuration offers, so that both always name the same. */
export function themesOf(resources: readonly ResourceModel[]): readonly Option[] {
  const field = resources.find(({ name }) => name === 'web-panel')?.fields.theme_id;
  return field?.kind === 'choice' ? field.options : [];
}

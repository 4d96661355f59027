import type { Option } from '../../../admin/schema/field';
import type { ResourceModel } from '../../../admin/schema/model';

export function themesOf(resources: readonly ResourceModel[]): readonly Option[] {
  const field = resources.find(({ name }) => name === 'web-panel')?.fields.theme_id;
  return field?.kind === 'choice' ? field.options : [];
}

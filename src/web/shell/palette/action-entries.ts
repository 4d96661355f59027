import { isShown } from '../../../core/session/reason';
import { actions } from '../../../core/text/actions';
import { hasPanelMode } from '../../../topics/shops/web/mode/mode';
import { copy } from '../copy';
import type { SearchEntry, searchEntries } from '../header/search-entries';

/** Entries for records that the person may create, and for actions on lists, which start on their list. */
export const actionEntries: typeof searchEntries = ({ model, can, profile, desktop }) => {
  const hasPanel = hasPanelMode(profile, desktop);
  return model.resources.flatMap((resource): SearchEntry[] => {
    const { name, label, icon, area, paths } = resource;
    if (area === 'panel' && !hasPanel) return [];
    const hint = area === 'panel' ? copy.panelBadge : 'H2H';
    const entry = (
      object: string,
      shown: Pick<SearchEntry, 'label' | 'words' | 'icon'>,
      path?: string,
      action?: string,
    ): SearchEntry[] => {
      const verdict = can(object);
      if (!path || !isShown(verdict)) return [];
      return [{ kind: 'page', ...shown, hint, path, locked: !verdict.can, ...(action && { action }) }];
    };
    return [
      ...entry(
        `${name}:create`,
        { label: `${actions.add} ${label}`, words: 'buat baru', icon },
        paths.create,
      ),
      ...resource.actions
        .filter(({ on }) => on === 'list' && profile.has_acts)
        .flatMap((action) =>
          entry(
            action.object,
            { label: action.label, words: label, icon: action.icon ?? icon },
            paths.list,
            action.name,
          ),
        ),
    ];
  });
};

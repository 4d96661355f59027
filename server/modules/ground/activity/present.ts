import type { Activity } from '../../../../src/core/contract/activity';
import { activityText } from '../../../../src/core/text/activities';
import { fieldLabel, fieldText } from '../../../../src/core/text/activity-fields';
import { sameValue } from '../../../db/same-value';
import { deviceSentence } from '../../../http/device-words';
import type { ActivityRow } from './read-store';

export function present(row: ActivityRow): Activity {
  const { label, module, risk } = activityText(row.code);
  return {
    id: row.id,
    date: row.date,
    actor: { id: row.user_id, name: row.actor_name, type: row.actor_type },
    label,
    module,
    risk,
    object: row.object,
    changes: changesOf(row.before ?? {}, row.after ?? {}),
    ip: row.ip,
    device: row.user_agent && upperFirst(deviceSentence({ ip: row.ip ?? '', userAgent: row.user_agent })),
  };
}

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Callers may pass whole records: only differences are kept. */
function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): Activity['changes'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !sameValue(before[name], after[name]))
    .map((name) => ({
      field: fieldLabel(name),
      before: fieldText(before[name]),
      after: fieldText(after[name]),
    }));
}

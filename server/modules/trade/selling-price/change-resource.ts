import type { EntityRow } from '../../../../src/core/entity/calls';
import { number } from '../../../../src/core/format/number';
import type { KeptRule, RuleEdit } from '../../../../src/core/pricing/rule-change';
import { ruleText } from '../../../../src/core/text/selling-price';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { readOnly } from '../../ground/entities/read-only';
import type { ResourceService } from '../../ground/entities/service-shape';
import { type ChangeRow, changeById, changePage, countChanges } from './change-store';

/** Store of the resource `selling-change`: read-only, with an undo action. */
export const createChangeResource = (database: Database): ResourceService =>
  readOnly({
    async list(_resource, { partnerId }, { page, limit, ...query }) {
      const [total, rows] = await Promise.all([
        countChanges(database.db, partnerId, query),
        changePage(database.db, partnerId, query, { offset: (page - 1) * limit, limit }),
      ]);
      return { rows: rows.map(present), total };
    },
    async show(_resource, { partnerId }, id) {
      const row = await changeById(database.db, partnerId, id);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
  });

const present = ({ id, actor, kind, rules, state, created_at }: ChangeRow): EntityRow => ({
  summary: namesOf(rules),
  kind,
  actor,
  state,
  rules: rules.map(({ name, before, after }) => ({
    name,
    before: ruleWords(before),
    after: ruleWords(after),
  })),
  id,
  version: 1,
  created_at,
  updated_at: created_at,
  updated_by: actor,
  reference_titles: {},
});

/** `Mobile Legends – 86 Diamonds dan 11 lainnya`. */
export const namesOf = ([first, ...more]: RuleEdit[]): string =>
  [first?.name, ...(more.length > 0 ? [`dan ${number(more.length)} lainnya`] : [])].join(' ');

export const ruleWords = (rule: KeptRule | null): string => {
  if (!rule) return 'Tanpa aturan';
  return rule.is_active ? ruleText(rule) : `${ruleText(rule)} (nonaktif)`;
};

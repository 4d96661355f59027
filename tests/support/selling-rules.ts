import { v7 } from 'uuid';
import type { Database } from '../../src/platform/db/client';
import { insertRow } from './insert-row';

interface Row {
  id: string;
  partner_id: string;
  scope: string;
  scope_id: string | null;
  method: string;
  value: number;
  rounding: number;
  round_up: boolean;
  ending: string;
  is_active: boolean;
}

/** Inserts a selling price rule; by default 10 % on everything. */
export async function seedRule(
  database: Database,
  partnerId: string,
  over: Partial<Row> = {},
): Promise<string> {
  const id = v7();
  const rule: Row = {
    ...{ id, partner_id: partnerId, scope: 'global', scope_id: null },
    ...{ method: 'percent', value: 10, rounding: 0, round_up: true, ending: '', is_active: true },
  };
  await insertRow(database, 'selling_rules', { ...rule, ...over });
  return id;
}

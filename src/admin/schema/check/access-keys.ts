import { OWNER_ONLY, PUBLIC } from '../../../core/contract/endpoint';
import {
  BLOCK_WHEN_EXPIRED,
  COST,
  NEEDS_PANEL,
  OPEN_TO_ALL,
  OWNER_ROLE,
  PROFIT,
  REVEALS_COST,
  REVEALS_PROFIT,
  UNDECLARED,
} from '../../../core/session/roles';
import type { AccessKey } from '../resource';

/** Names used by the policy; a key of that name would change unrelated access. */
const reserved = [
  '*',
  OPEN_TO_ALL,
  OWNER_ROLE,
  BLOCK_WHEN_EXPIRED,
  NEEDS_PANEL,
  UNDECLARED,
  REVEALS_COST,
  REVEALS_PROFIT,
  COST,
  PROFIT,
  PUBLIC,
  OWNER_ONLY,
];
const KEY = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*$/;

export const accessKeyErrors = (keys: AccessKey[]): string[] =>
  keys.flatMap(({ key }) => {
    if (reserved.includes(key)) return [`accessKeys: "${key}" is a word that access itself uses`];
    if (KEY.test(key)) return [];
    return [`accessKeys: "${key}" must be small letters, digits, "_" and ".", such as "panel.banner.action"`];
  });

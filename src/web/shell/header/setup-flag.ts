import type { StorageKey } from '../../../platform/web/storage-keys';
import type { Mode } from '../../../topics/shops/web/mode/mode';

/** Specification 4: "The modal can be hidden; its hidden flag is stored once at 100%", one flag per mode. */
export const setupFlag = (mode: Mode) =>
  (mode === 'panel' ? 'setup-modal-panel' : 'setup-modal-mitra') satisfies StorageKey;

import type { Scope } from '../../ground/entities/service-shape';

interface Person {
  can?: Scope['can'] | undefined;
}

/** Whether a user may see website products; the program may. */
export const seesWebsite = ({ can }: Person): boolean => can?.('panel.product').can ?? true;

/** Whether a user may change them. */
export const changesWebsite = ({ can }: Person): boolean => can?.('panel.product.action').can ?? true;

import type { Scope } from '../../../admin/server/service-shape';

interface Person {
  can?: Scope['can'] | undefined;
}

export const seesWebsite = ({ can }: Person): boolean => can?.('panel.product').can ?? true;

export const changesWebsite = ({ can }: Person): boolean => can?.('panel.product.action').can ?? true;

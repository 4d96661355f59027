import type { Scope } from '../../ground/entities/service-shape';

interface Person {
  can?: Scope['can'] | undefined;
}

/** Whether somebody may see what the website sells; the program itself may. */
export const seesWebsite = ({ can }: Person): boolean => can?.('panel.product').can ?? true;

/** Whether somebody may change it. */
export const changesWebsite = ({ can }: Person): boolean => can?.('panel.product.action').can ?? true;

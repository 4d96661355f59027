/** A switch that was never set is off, as in conditions of declarations. */
export const isOn = ({ is_active }: { is_active?: unknown }): boolean => is_active === true;

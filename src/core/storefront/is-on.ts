/** Whether a record is switched on. A switch that was never set is off, as the conditions of declarations read it. */
export const isOn = ({ is_active }: { is_active?: unknown }): boolean => is_active === true;

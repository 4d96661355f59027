/** Whether a record is switched on. A switch that was never set is off, as the conditions of declarations read it. */
export const isOn = ({ is_active }: { is_active?: boolean | undefined }): boolean => is_active === true;

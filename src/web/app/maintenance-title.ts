export const MAINTENANCE_TITLE = 'Sistem Sedang Maintenance';

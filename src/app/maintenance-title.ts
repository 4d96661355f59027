/** Heading and tab of the page that replaces the product (specification 2). */
export const MAINTENANCE_TITLE = 'Sistem Sedang Maintenance';

/** Paths of `getProfile` and `getPrivileges` for code that must not load their validators; a test compares them. */
export const factsPaths = ['/v1/crm/profile', '/v1/crm/privileges'];

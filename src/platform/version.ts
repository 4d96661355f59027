/** Product version (specification 9), shown in the profile menu and the API document. */
export const VERSION = '1.1.0';

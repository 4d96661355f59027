/** The version of the product (specification 9), as the profile menu and the API document show it. */
export const VERSION = '1.1.0';

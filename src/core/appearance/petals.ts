/** Four petals in a 40 box, clockwise from the top left: the logo and the kawung motif. */
export const petals = {
  topLeft: 'M1 1C11 1 19 9 19 19 9 19 1 11 1 1z',
  topRight: 'M39 1C39 11 31 19 21 19 21 9 29 1 39 1z',
  bottomRight: 'M39 39C29 39 21 31 21 21 31 21 39 29 39 39z',
  bottomLeft: 'M1 39C1 29 9 21 19 21 19 31 11 39 1 39z',
};

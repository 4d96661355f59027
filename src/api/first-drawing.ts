let isUnderWay = false;

/**
 * From the moment at which a page has sent its first calls until what they answer has been drawn: an answer that is
 * here is drawn at once then, and not asked for anew by who draws it.
 */
export const isFirstDrawing = (): boolean => isUnderWay;

export const beginFirstDrawing = (): void => {
  isUnderWay = true;
};

export const endFirstDrawing = (): void => {
  isUnderWay = false;
};

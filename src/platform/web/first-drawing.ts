let isUnderWay = false;

/**
 * True from the first calls of a page until their answers are drawn: an answer that has arrived is drawn at once and
 * not requested again.
 */
export const isFirstDrawing = (): boolean => isUnderWay;

export const beginFirstDrawing = (): void => {
  isUnderWay = true;
};

export const endFirstDrawing = (): void => {
  isUnderWay = false;
};

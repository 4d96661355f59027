const SIDE = 0.5;

export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/** Half to one and a half times the price, in round steps that include the price; rupiah. */
export function sliderRange(price: number): SliderRange {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price / 100)));
  const steps = Math.floor((price * SIDE) / step);
  return { min: Math.max(1, price - steps * step), max: price + Math.max(1, steps) * step, step };
}

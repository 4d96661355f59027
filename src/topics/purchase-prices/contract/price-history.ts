import { z } from 'zod';
import { del, get, put } from '../../../core/contract/endpoint';
import { id, idParams, instant, nothing, rupiah } from '../../../core/contract/shapes';

/** `direction` is a `PRICE_ALARM`; `amount` is rupiah. */
export const priceAlarm = z.object({ id, direction: z.int(), amount: rupiah, is_once: z.boolean() });

export const priceAlarmInput = z.strictObject({
  direction: z.union([z.literal(1), z.literal(2)]),
  amount: z.int().min(1, 'Harga minimal Rp 1.').max(100_000_000, 'Harga maksimal Rp 100.000.000.'),
  is_once: z.boolean(),
});
export type PriceAlarmInput = z.infer<typeof priceAlarmInput>;

const pricePoint = z.object({ at: instant, price: rupiah });

export const priceSeries = z.object({
  variation_id: id,
  sku: z.string(),
  item: z.string(),
  brand_id: id,
  brand: z.string(),
  image: z.string().nullable(),
  monogram: z.string(),
  brand_key: z.string(),
  status: z.int(),
  tier_name: z.string(),
  price: rupiah,
  lowest: rupiah,
  highest: rupiah,
  /** Chronological: from the price at the beginning to the current one. */
  points: z.array(pricePoint),
  alarms: z.array(priceAlarm),
});
export type PriceSeries = z.infer<typeof priceSeries>;

export const seriesDays = ['30', '90', '365'] as const;

/** Throws NOT_FOUND. */
export const getPriceSeries = get('/v1/crm/product/price-series/:id', 'price_history', {
  summary: 'Garis harga satu item',
  params: idParams,
  query: z.strictObject({ days: z.enum(seriesDays).default('30') }),
  reply: priceSeries,
});

/** Replaces the alarm of the same direction. Throws NOT_FOUND. */
export const setPriceAlarm = put('/v1/crm/product/price-series/:id/alarm', 'price_history', {
  summary: 'Ingatkan saya saat harga tercapai',
  params: idParams,
  body: priceAlarmInput,
  reply: z.object({ alarms: z.array(priceAlarm) }),
});

/** Throws NOT_FOUND. */
export const removePriceAlarm = del('/v1/crm/product/price-alarm/:id', 'price_history', {
  summary: 'Hapus pengingat harga',
  params: idParams,
  reply: nothing,
});

const NAMES = [
  ...(['orders', 'succeeded', 'failed', 'partly', 'cancelled', 'unpriced', 'website'] as const),
  ...(['spent', 'cost', 'unpriced_cost', 'partly_cost', 'website_cost', 'refund'] as const),
  ...(['revenue', 'profit', 'duration'] as const),
] as const;

/** Sums over orders (defined in `order_figures`); rupiah, and milliseconds for `duration`. */
export type Sums = Record<(typeof NAMES)[number], number>;

export const NO_SUMS = Object.fromEntries(NAMES.map((name) => [name, 0])) as Sums;

export const sumOf = (rows: readonly Sums[]): Sums =>
  rows.reduce(
    (sum, row) => Object.fromEntries(NAMES.map((name) => [name, sum[name] + row[name]])) as Sums,
    NO_SUMS,
  );

export type PartSums = Pick<Sums, 'orders' | 'succeeded' | 'revenue' | 'profit'>;
const PART_NAMES = ['orders', 'succeeded', 'revenue', 'profit'] as const;

export const lessOf = (whole: PartSums, parts: readonly PartSums[]): PartSums =>
  Object.fromEntries(
    PART_NAMES.map((name) => [name, parts.reduce((rest, part) => rest - part[name], whole[name])]),
  ) as PartSums;

/** Kinds of `order_sums`. */
export const KIND = { all: 1, hour: 2, item: 3, person: 4, reason: 5, brand: 6 } as const;

export const ALL_CATEGORIES = '00000000-0000-0000-0000-000000000000';
export const ALL_SOURCES = 0;

const MONEY: readonly (keyof Sums)[] = NAMES.slice(NAMES.indexOf('spent'));

/** Sums of floats are several times faster than of bigints, and exact below 2^53 rupiah. */
const summed = (name: keyof Sums) =>
  `coalesce(sum(${name}${MONEY.includes(name) ? '::float8' : ''}), 0)::bigint as ${name}`;

export const SUMMED = NAMES.map(summed).join(', ');

export const PART_SUMMED = PART_NAMES.map(summed).join(', ');

/**
 * Sums with the changes not yet added, in one snapshot, so that no order is counted twice or missed. `fit`
 * refers to columns of `s`; `joined` applies to both.
 */
export const sumsWhere = (fit: string, joined = ''): string => {
  const columns = ['kind', 'source', 'block', 'key', ...NAMES].map((name) => `s.${name}`).join(', ');
  return `(
  select ${columns} from order_sums s ${joined} where s.partner_id = :partner::uuid and ${fit}
  union all
  select ${columns} from order_changes c cross join lateral change_figures(c) s ${joined}
  where c.partner_id = :partner::uuid and ${fit}
) sums`;
};

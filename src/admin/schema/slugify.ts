const DEFAULT_MAX = 100;

/** `Promo Gajian: hemat 15%!` → `promo-gajian-hemat-15`. Empty without a usable letter or digit. */
export function slugify(title: string, max = DEFAULT_MAX): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, max)
    .replace(/-$/, '');
}

import type { CatalogueForm } from './types';

type Ask = Partial<Pick<CatalogueForm, 'key' | 'alias' | 'help_text'>>;

/** Digits kept as text. `example` doubles as the placeholder. */
export function digits(min: number, max: number, example: string, ask: Ask = {}): CatalogueForm {
  return {
    key: 'user_id',
    alias: 'User ID',
    type: 'number',
    placeholder: example,
    required: true,
    min_len: min,
    max_len: max,
    regex: `^[0-9]{${min},${max}}$`,
    options: [],
    help_text: null,
    ...ask,
  };
}

/** Free text held to `regex`, for identities that carry letters. */
export function text(min: number, max: number, regex: string, example: string, ask: Ask = {}): CatalogueForm {
  return { ...digits(min, max, example, ask), type: 'text', regex };
}

/** A closed list; each pair is the supplier's value and the label that a partner reads. */
export function choice(alias: string, pairs: readonly (readonly [string, string])[]): CatalogueForm {
  return {
    key: 'server',
    alias,
    type: 'select',
    placeholder: `Pilih ${alias.toLowerCase()}`,
    required: true,
    min_len: null,
    max_len: null,
    regex: null,
    options: pairs.map(([value, label]) => ({ value, label })),
    help_text: null,
  };
}

/** Indonesian mobile number in any of the three spellings of domain 3. */
export function phone(example: string, help: string | null = null): CatalogueForm {
  return {
    key: 'phone',
    alias: 'Nomor HP',
    type: 'phone',
    placeholder: example,
    required: true,
    min_len: 10,
    max_len: 15,
    regex: '^(?:\\+?62|0)8[1-9][0-9]{7,10}$',
    options: [],
    help_text: help,
  };
}

/** E-mail address of an account at the provider. */
export function email(help: string | null = null): CatalogueForm {
  return {
    key: 'email',
    alias: 'Email',
    type: 'email',
    placeholder: 'nama@contoh.com',
    required: true,
    min_len: 6,
    max_len: 100,
    regex: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}$',
    options: [],
    help_text: help,
  };
}

export const mobileLegendsAccount: CatalogueForm[] = [
  digits(6, 12, '128845097', { help_text: 'Angka di depan tanda kurung pada profil.' }),
  digits(3, 6, '2614', {
    key: 'zone_id',
    alias: 'Zone ID',
    help_text: 'Angka di dalam tanda kurung pada profil.',
  }),
];

export const riotId = text(7, 22, '^[^#\\s][^#]{2,15}#[A-Za-z0-9]{3,5}$', 'LumbungPadi#ID01', {
  key: 'riot_id',
  alias: 'Riot ID',
  help_text: 'Tulis lengkap dengan tanda pagar, misalnya Nama#ID01.',
});

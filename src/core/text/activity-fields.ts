import { number } from '../format/number';

/** Labels of fields in the activity log; records of the panel have their own. */
const labels: Record<string, string> = {
  name: 'Nama',
  business_name: 'Nama usaha',
  company: 'Perusahaan',
  npwp: 'NPWP',
  address: 'Alamat',
  email: 'Email',
  phone: 'Nomor HP',
  wants_tax_invoice: 'Faktur pajak',
  footer: 'Catatan kaki struk',
  is_active: 'Aktif',
  threshold: 'Batas saldo',
  channels: 'Saluran',
  repeat: 'Pengulangan',
  repeat_hours: 'Ulang tiap (jam)',
  quiet_hours: 'Jam tenang',
  from: 'Mulai',
  to: 'Sampai',
  quiet_from: 'Jam tenang mulai',
  quiet_to: 'Jam tenang sampai',
  language: 'Bahasa',
  theme: 'Tema',
  timezone: 'Zona waktu',
  default_page_size: 'Baris per halaman',
  sound_on_success: 'Bunyi saat berhasil',
  single_keys: 'Tombol pintas satu tombol',
  ended: 'Sesi yang diakhiri',
  status: 'Status',
  auto_renew: 'Perpanjangan otomatis',
  amount: 'Jumlah',
  reason: 'Alasan',
  note: 'Catatan',
  sku: 'SKU',
};

export const fieldLabel = (name: string): string => labels[name] ?? name;

/** Longer values are cut: the log shows that something changed, not all of it. */
const LONGEST = 300;

/** Null for empty values. */
export function fieldText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'number') return number(value);
  const text = Array.isArray(value)
    ? value.map((one) => fieldText(one) ?? '').join(', ')
    : typeof value === 'object'
      ? Object.entries(value)
          .map(([name, one]) => `${fieldLabel(name)}: ${fieldText(one) ?? '–'}`)
          .join(', ')
      : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

import { resource } from '../src/admin/schema/resource';

export const subAccountActivity = resource({
  name: 'sub-account-activity',
  label: 'Log aktifitas sub akun',
  unit: 'aktifitas',
  icon: 'history',
  area: 'h2h',
  path: '/sub-account/activity',
  relatedOnly: true,
  ownerOnly: true,
  store: 'sub-account-activity',
  endpoint: '/v1/crm/sub-account-activity',
  fields: {
    what: { kind: 'text', label: 'Aktifitas' },
    object: { kind: 'text', label: 'Objek' },
    risk: {
      kind: 'choice',
      label: 'Risiko',
      options: [
        { value: 'rendah', label: 'Rendah', tone: 'off' },
        { value: 'sedang', label: 'Sedang', tone: 'wait' },
        { value: 'tinggi', label: 'Tinggi', tone: 'bad' },
      ],
    },
    device: { kind: 'text', label: 'Perangkat' },
    ip: { kind: 'text', label: 'Alamat IP' },
    sub_account_id: { kind: 'reference', label: 'Sub akun', to: 'sub-account' },
  },
  title: 'what',
  list: ['what', 'object', 'risk', 'device', 'ip', 'created_at'],
  filters: ['sub_account_id'],
  sort: ['created_at'],
  form: ['what'],
  detail: ['what', 'object', 'risk', 'device', 'ip', 'created_at'],
  can: [],
});

import { resource } from '../src/admin/schema/resource';

export const memberDevice = resource({
  name: 'member-device',
  label: 'Perangkat',
  icon: 'smartphone',
  area: 'panel',
  path: '/panel/member-device',
  relatedOnly: true,
  store: 'member-device',
  endpoint: '/v1/vendor-panel/member-device',
  access: 'panel.member',
  blockWhenExpired: true,
  fields: {
    device: { kind: 'text', label: 'Perangkat' },
    ip: { kind: 'text', label: 'Alamat IP' },
    status: {
      kind: 'choice',
      label: 'Sesi',
      options: [
        { value: 'open', label: 'Aktif', tone: 'ok' },
        { value: 'ended', label: 'Berakhir', tone: 'off' },
      ],
    },
    last_seen_at: { kind: 'datetime', label: 'Terakhir terlihat' },
    member_id: { kind: 'reference', label: 'Member', to: 'member' },
  },
  title: 'device',
  list: ['device', 'ip', 'last_seen_at', 'created_at', 'status'],
  filters: ['member_id'],
  sort: ['last_seen_at'],
  form: ['device'],
  detail: ['device', 'ip', 'status', 'last_seen_at', 'created_at'],
  can: [],
  actions: [
    {
      name: 'end',
      label: 'Putuskan sesi',
      icon: 'lock',
      on: 'record',
      help: 'Member harus masuk lagi di perangkat ini.',
      when: { field: 'status', is: ['open'] },
      danger: true,
    },
  ],
});

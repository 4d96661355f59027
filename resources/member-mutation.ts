import { resource } from '../src/admin/schema/resource';
import { mutation } from './shared';

export const memberMutation = resource({
  name: 'member-mutation',
  label: 'Mutasi saldo',
  icon: 'wallet',
  area: 'panel',
  path: '/panel/member-mutation',
  relatedOnly: true,
  store: 'member-mutation',
  endpoint: '/v1/vendor-panel/member-mutation',
  access: 'panel.member',
  blockWhenExpired: true,
  fields: {
    type: {
      kind: 'choice',
      label: 'Jenis',
      options: [
        { value: 'opening', label: 'Saldo awal', tone: 'off', icon: 'wallet' },
        { value: 'adjustment', label: 'Penyesuaian', tone: 'run', icon: 'settings-2' },
        { value: 'payment', label: 'Pembayaran', tone: 'wait', icon: 'shopping-bag' },
        { value: 'refund', label: 'Refund', tone: 'back' },
        { value: 'upgrade', label: 'Naik tier', tone: 'ok', icon: 'medal' },
      ],
    },
    amount: { kind: 'money', label: 'Jumlah', min: -1_000_000_000_000 },
    after: { kind: 'money', label: 'Saldo sesudah' },
    ...mutation,
  },
  title: 'type',
  list: ['created_at', 'type', 'amount', 'after', 'ref_code', 'note', 'actor'],
  filters: ['member_id'],
  sort: ['created_at'],
  form: ['note'],
  detail: ['type', 'amount', 'after', 'ref_code', 'note', 'actor', 'created_at'],
  can: [],
});

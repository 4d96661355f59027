import { resource } from '../src/admin/schema/resource';
import { mutation } from './shared';

export const memberPoint = resource({
  name: 'member-point',
  label: 'Mutasi poin',
  icon: 'star',
  area: 'panel',
  path: '/panel/member-point',
  relatedOnly: true,
  store: 'member-point',
  endpoint: '/v1/vendor-panel/member-point',
  access: 'panel.member',
  blockWhenExpired: true,
  fields: {
    type: {
      kind: 'choice',
      label: 'Jenis',
      options: [
        { value: 'opening', label: 'Poin awal', tone: 'off', icon: 'star' },
        { value: 'earned', label: 'Dari transaksi', tone: 'ok', icon: 'shopping-bag' },
        { value: 'returned', label: 'Ditarik karena refund', tone: 'back' },
      ],
    },
    amount: { kind: 'number', label: 'Poin' },
    after: { kind: 'number', label: 'Poin sesudah' },
    ...mutation,
  },
  title: 'type',
  list: ['created_at', 'type', 'amount', 'after', 'ref_code', 'actor'],
  filters: ['member_id'],
  sort: ['created_at'],
  form: ['note'],
  detail: ['type', 'amount', 'after', 'ref_code', 'actor', 'created_at'],
  can: [],
});

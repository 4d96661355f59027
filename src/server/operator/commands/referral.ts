import { dateTime } from '../../../core/format/date';
import { type Command, OperatorError } from '../command';
import { PARTNER, partnerOf } from '../partner';

const takesPart = (on: boolean): Command => ({
  name: on ? 'referral on' : 'referral off',
  summary: on ? 'Let a partner take part in the referral programme' : 'Let a partner take part no more',
  arguments: [PARTNER],
  confirm: async (services, { partner = '' }) => {
    const { code, name } = await partnerOf(services, partner);
    return on
      ? `Open the referral programme to ${code} ${name}?`
      : `Close the referral programme for ${code} ${name}? Orders bring nothing from now on; its balance stays.`;
  },
  run: async (services, { partner = '' }) => {
    const { id, code } = await partnerOf(services, partner);
    const changed = await services.referralOperator.takePart(id, on);
    const state = on ? 'takes part' : 'takes no part';
    return { text: changed ? `${code} ${state} now.` : `${code} ${state} already.` };
  },
});

export const referralCommands: Command[] = [
  {
    name: 'referral list',
    summary: 'Partners whose orders bring no commission, because they and who referred them seem to be one',
    run: async ({ referralOperator }) => ({
      table: {
        columns: [
          { key: 'code', title: 'Partner' },
          { key: 'name', title: 'Name' },
          { key: 'reason', title: 'Same' },
          { key: 'referrer', title: 'Referred by' },
          { key: 'since', title: 'Found' },
        ],
        rows: (await referralOperator.listBarred()).map((row) => ({
          ...row,
          referrer: `${row.referrer_code} ${row.referrer_name}`,
          since: dateTime(row.found_at),
        })),
      },
    }),
  },
  {
    name: 'referral allow',
    summary: 'The two are different people: what was withheld is earned after all',
    arguments: [PARTNER],
    confirm: async (services, { partner = '' }) => {
      const { code, name } = await partnerOf(services, partner);
      return `Let orders of ${code} ${name} bring commission, those of before too?`;
    },
    run: async (services, { partner = '' }) => {
      const { id, code } = await partnerOf(services, partner);
      const orders = await services.referralOperator.allow(id);
      if (orders === null) throw new OperatorError(`Nothing is withheld of ${code}.`);
      return { text: `${code} brings commission again; ${orders} orders of before are looked at now.` };
    },
  },
  takesPart(true),
  takesPart(false),
];

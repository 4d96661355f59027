import { dateTime } from '../../../core/format/date';
import { phone } from '../../../core/format/phone';
import { panelStatus } from '../../../core/text/statuses';
import { categoryFocus } from '../../../topics/shops/domain/choices';
import type { Command } from '../command';
import { PARTNER, partnerOf } from '../partner';
import { partnerText, REASON } from '../reason';

export const panelCommands: Command[] = [
  {
    name: 'panel list',
    summary: 'Registrations of websites that wait, longest first',
    run: async ({ website }) => ({
      table: {
        columns: [
          { key: 'code', title: 'Partner' },
          { key: 'name', title: 'Name' },
          { key: 'site_name', title: 'Site' },
          { key: 'host', title: 'Address' },
          { key: 'custom_domain', title: 'Own domain' },
          { key: 'submitted', title: 'Submitted' },
        ],
        rows: (await website.review.listPending()).map((row) => ({
          ...row,
          submitted: row.submitted_at && dateTime(row.submitted_at),
        })),
      },
    }),
  },
  {
    name: 'panel show',
    summary: 'What one partner asked for',
    arguments: [PARTNER],
    run: async (services, { partner = '' }) => {
      const { id, code, name } = await partnerOf(services, partner);
      const site = await services.website.review.show(id);
      const facts: [string, string | null | undefined][] = [
        ['Status', panelStatus(site.status)?.word ?? 'None'],
        ['Site', site.site_name],
        ['Tagline', site.tagline],
        ['Address', site.host],
        ['Own domain', site.custom_domain],
        ['Theme', site.theme_id],
        [
          'Sells',
          site.category_focus.map((one) => (categoryFocus as Record<string, string>)[one]).join(', '),
        ],
        ['WhatsApp', site.contact_whatsapp && phone(site.contact_whatsapp)],
        ['Submitted', site.submitted_at && dateTime(site.submitted_at)],
        ['Refused for', site.reject_reason],
      ];
      return {
        text: `${code} ${name}`,
        table: {
          columns: [
            { key: 'field', title: 'Field' },
            { key: 'value', title: 'Value' },
          ],
          rows: facts.filter(([, value]) => value).map(([field, value]) => ({ field, value })),
        },
      };
    },
  },
  {
    name: 'panel approve',
    summary: 'Open a website for one period of the plan',
    arguments: [PARTNER],
    confirm: async (services, { partner = '' }) => {
      const { id, code, name } = await partnerOf(services, partner);
      const { site_name, host } = await services.website.review.show(id);
      return `Open the website of ${code} ${name} (${[site_name, host].filter(Boolean).join(', ')})?`;
    },
    run: async (services, { partner = '' }) => {
      const { id, code } = await partnerOf(services, partner);
      await services.website.review.approve(id);
      return { text: `The website of ${code} is active.` };
    },
  },
  {
    name: 'panel reject',
    summary: 'Refuse a website',
    arguments: [PARTNER, REASON],
    confirm: async (services, { partner = '', reason = '' }) => {
      partnerText(reason);
      const { code, name } = await partnerOf(services, partner);
      return `Refuse the website of ${code} ${name}?`;
    },
    run: async (services, { partner = '', reason = '' }) => {
      const { id, code } = await partnerOf(services, partner);
      await services.website.review.reject(id, partnerText(reason));
      return { text: `The website of ${code} is refused.` };
    },
  },
];

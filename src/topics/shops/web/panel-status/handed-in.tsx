import { useModel } from '../../../../admin/web/session/facts';
import { dateTime } from '../../../../core/format/date';
import { phone } from '../../../../core/format/phone';
import { StatePart } from '../../../../ui/state-page';
import { type Website, websiteLabels } from '../../contract/website';
import { categoryFocus } from '../../domain/choices';
import { themesOf } from '../../domain/themes';
import { copy } from './copy';
import styles from './panel-status.module.css';

export const HandedIn = ({ website: { registration, base_domain } }: { website: Website }) => {
  const themes = themesOf(useModel().resources);
  if (!registration) return null;
  const { theme_id, category_focus } = registration;
  const facts: [string, string | null][] = [
    [websiteLabels.site_name, registration.site_name],
    [websiteLabels.tagline, registration.tagline],
    [websiteLabels.subdomain, `${registration.subdomain}.${base_domain}`],
    [websiteLabels.custom_domain, registration.custom_domain],
    [websiteLabels.theme_id, themes.find(({ value }) => value === theme_id)?.label ?? theme_id],
    [
      websiteLabels.category_focus,
      category_focus.map((one) => (categoryFocus as Record<string, string>)[one] ?? one).join(', '),
    ],
    [websiteLabels.contact_whatsapp, phone(registration.contact_whatsapp)],
    [copy.submitted, dateTime(registration.submitted_at, { seconds: false, zone: true })],
  ];
  return (
    <StatePart title={copy.handedIn}>
      {registration.logo && <img src={registration.logo.url} alt="" className={styles.logo} />}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </StatePart>
  );
};

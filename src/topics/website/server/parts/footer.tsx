import { paths } from '../../text/paths';
import { informationLinks } from '../information-links';
import { Icon } from './icon';
import { Picture } from './picture';
import { useSurroundings } from './surroundings';

export const whatsappLink = (phone: string, text?: string | null): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

export function Footer() {
  const { site, labelOf } = useSurroundings();
  const { contact, footer_text, payments } = site;
  const pages = [
    { href: paths.lookUp, label: 'Cek pesanan' },
    { href: paths.articles, label: 'Artikel' },
    ...informationLinks(site),
  ];
  return (
    <footer className="bottom">
      <div className="wide bottom-row">
        <div>
          <p className="name">{site.name}</p>
          {site.tagline && <p>{site.tagline}</p>}
          {footer_text && <p className="prose-small">{footer_text}</p>}
        </div>
        <nav aria-label="Informasi">
          <ul>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        {contact && contact.accounts.length > 0 && (
          <nav aria-label="Sosial media">
            <ul>
              {contact.accounts.map(({ network, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener nofollow">
                    {labelOf('social-media', 'accounts.network', network)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {payments.length > 0 && (
          <section className="bottom-payments" aria-label="Cara bayar">
            <ul className="logos">
              {payments.map(({ id, name, logo }) => (
                <li key={id}>{logo ? <Picture of={logo} alt={name} /> : name}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {contact?.floating && contact.whatsapp && (
        <a
          className="chat"
          data-side={contact.floating}
          href={whatsappLink(contact.whatsapp, contact.whatsapp_text)}
          rel="noopener"
        >
          <Icon name="chat" />
          <span>WhatsApp</span>
        </a>
      )}
    </footer>
  );
}

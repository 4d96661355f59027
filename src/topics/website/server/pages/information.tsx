import { paths } from '../../text/paths';
import { Document } from '../parts/document';
import { whatsappLink } from '../parts/footer';
import type { Surroundings } from '../parts/surroundings';

const DAYS: Record<string, string> = {
  monday: 'Senin',
  tuesday: 'Selasa',
  wednesday: 'Rabu',
  thursday: 'Kamis',
  friday: 'Jumat',
  saturday: 'Sabtu',
  sunday: 'Minggu',
};

export function Contact({ around }: { around: Surroundings }) {
  const { contact, name } = around.site;
  const { whatsapp, phone, email, address } = contact ?? {};
  return (
    <Document
      around={around}
      title="Kontak"
      canonical={paths.contact}
      description={`Cara menghubungi ${name}.`}
    >
      <div className="wide narrow prose">
        <h1>Kontak</h1>
        {!contact && <p>Toko belum mengisi kontaknya.</p>}
        <dl className="facts">
          {whatsapp && (
            <div>
              <dt>WhatsApp</dt>
              <dd>
                <a href={whatsappLink(whatsapp, contact?.whatsapp_text)} rel="noopener">
                  {spelled(whatsapp)}
                </a>
              </dd>
            </div>
          )}
          {phone && (
            <div>
              <dt>Telepon</dt>
              <dd>
                <a href={`tel:+${phone.replace(/\D/g, '')}`}>{spelled(phone)}</a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
          {address && (
            <div>
              <dt>Alamat</dt>
              <dd>{address}</dd>
            </div>
          )}
        </dl>
        {contact && contact.open_hours.length > 0 && (
          <>
            <h2>Jam layanan</h2>
            <dl className="facts">
              {contact.open_hours.map(({ day, from, to }) => (
                <div key={day}>
                  <dt>{DAYS[day] ?? day}</dt>
                  <dd>
                    {from}–{to} WIB
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </Document>
  );
}

/** `6281234567890` → `0812-3456-7890`. */
const spelled = (phone: string): string =>
  phone.replace(/^\+?62/, '0').replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3');

export const Faq = ({ around }: { around: Surroundings }) => (
  <Document
    around={around}
    title="Tanya jawab"
    canonical={around.site.faq.length > 0 ? paths.faq : null}
    data={[
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: around.site.faq.map(({ q, a }) => ({
          '@type': 'Question',
          name: q,
          acceptedAnswer: { '@type': 'Answer', text: a },
        })),
      },
    ]}
  >
    <div className="wide narrow prose">
      <h1>Tanya jawab</h1>
      {around.site.faq.length === 0 && <p>Belum ada tanya jawab.</p>}
      {around.site.faq.map(({ q, a }) => (
        <details key={q}>
          <summary>{q}</summary>
          <p className="lines">{a}</p>
        </details>
      ))}
    </div>
  </Document>
);

interface TextPageProps {
  around: Surroundings;
  path: string;
  title: string;
  /** Sanitised when it was stored (html-policy). */
  html: string;
}

export const TextPage = ({ around, path, title, html }: TextPageProps) => (
  <Document around={around} title={title} canonical={path}>
    <article className="wide narrow prose">
      <h1>{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored (html-policy). */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  </Document>
);

import type { ReactNode } from 'react';
import { phone as spelled } from '../../../../core/format/phone';
import { servicesOf } from '../../domain/analytics';
import { paths } from '../../text/paths';
import { Document } from '../parts/document';
import { Exact } from '../parts/exact';
import { Facts } from '../parts/facts';
import { whatsappLink } from '../parts/footer';
import { useSurroundings } from '../parts/surroundings';

const linkTo = (href: string, text: string) => (
  <a href={href} rel="noopener">
    <Exact>{text}</Exact>
  </a>
);

export function Contact() {
  const {
    site: { contact, name },
    labelOf,
  } = useSurroundings();
  const { whatsapp, phone, email, address } = contact ?? {};
  return (
    <Document title="Kontak" canonical={paths.contact} description={`Cara menghubungi ${name}.`}>
      <div className="wide narrow prose">
        <h1>Kontak</h1>
        {!contact && <p>Toko belum mengisi kontaknya.</p>}
        <Facts
          of={[
            [
              'WhatsApp',
              whatsapp && linkTo(whatsappLink(whatsapp, contact?.whatsapp_text), spelled(whatsapp)),
            ],
            ['Telepon', phone && linkTo(`tel:+${phone.replace(/\D/g, '')}`, spelled(phone))],
            ['Email', email && linkTo(`mailto:${email}`, email)],
            ['Alamat', address && <Exact key="address">{address}</Exact>],
          ]}
        />
        {contact && contact.open_hours.length > 0 && (
          <>
            <h2>Jam layanan</h2>
            <Facts
              of={contact.open_hours.map(({ day, from, to }) => [
                labelOf('social-media', 'open_hours.day', day),
                `${from}–${to} WIB`,
              ])}
            />
          </>
        )}
      </div>
    </Document>
  );
}

export function Faq() {
  const { faq } = useSurroundings().site;
  return (
    <Document
      title="Tanya jawab"
      canonical={faq.length > 0 ? paths.faq : null}
      data={[
        {
          '@type': 'FAQPage',
          mainEntity: faq.map(({ q, a }) => ({
            '@type': 'Question',
            name: q,
            acceptedAnswer: { '@type': 'Answer', text: a },
          })),
        },
      ]}
    >
      <div className="wide narrow prose">
        <h1>Tanya jawab</h1>
        {faq.length === 0 && <p>Belum ada tanya jawab.</p>}
        {faq.map(({ q, a }) => (
          <details key={q}>
            <summary>{q}</summary>
            <p className="lines">{a}</p>
          </details>
        ))}
      </div>
    </Document>
  );
}

interface TextPageProps {
  path: string;
  title: string;
  /** Sanitised when it was stored (html-policy). */
  html: string;
  children?: ReactNode;
}

export const TextPage = ({ path, title, html, children }: TextPageProps) => (
  <Document title={title} canonical={path}>
    <article className="wide narrow prose">
      <h1>{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored (html-policy). */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {children}
    </article>
  </Document>
);

export function Privacy() {
  const { privacy_html, analytics } = useSurroundings().site;
  const services = servicesOf(analytics).map(({ name }) => name);
  return (
    <TextPage path={paths.privacy} title="Kebijakan privasi" html={privacy_html ?? ''}>
      {services.length > 0 && (
        <>
          <h2>Analitik</h2>
          <p>
            Website ini memakai {new Intl.ListFormat('id').format(services)}. Layanan itu mencatat halaman
            umum yang Anda buka, dengan cookie miliknya. Halaman pesanan dan akun tidak memuatnya, begitu pula
            semua halaman setelah Anda masuk, atau bila peramban Anda meminta untuk tidak dilacak (Do Not
            Track atau Global Privacy Control).
          </p>
        </>
      )}
    </TextPage>
  );
}

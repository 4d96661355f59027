import type { ReactNode } from 'react';
import type { StorefrontSite } from '../../../storefront/contract/storefront-site';
import type { Refused } from '../order-input';
import { Document } from './document';
import { Field, type FieldProps, Refusal, UNTOUCHED } from './fields';
import { useSurroundings } from './surroundings';

interface Link {
  href: string;
  label: string;
}

/** A page with one form, as data. */
export interface FormWords {
  title: string;
  lead?: string;
  action: string;
  fields?: readonly Omit<FieldProps, 'typed'>[];
  /** Names of inputs that the address or an earlier form has filled in. */
  hidden?: readonly string[];
  submit: string;
  /** True if search engines may show it. */
  isListed?: boolean;
  /** The way to a new link, for a form behind one that is no longer valid. */
  renew?: Link;
  /** Refusal if nothing is found by what was typed. */
  notFound?: string;
  /** Page after the form: the next step, never whether an account exists. */
  done?: { title: string; text: string };
  /** Other ways from here; the page to return to goes along. */
  links?: readonly Link[];
  note?(site: StorefrontSite): ReactNode;
}

interface FormPageProps extends Partial<Refused> {
  form: FormWords;
  children?: ReactNode;
}

export const FormPage = ({ typed = UNTOUCHED, message, form, children }: FormPageProps) => {
  const { site } = useSurroundings();
  const { ke } = typed.values;
  const query = ke ? `?ke=${encodeURIComponent(ke)}` : '';
  return (
    <Document
      title={form.title}
      description={form.lead}
      canonical={form.isListed ? form.action : null}
      isPrivate
      scripts={['once']}
    >
      <div className="wide narrow">
        <h1>{form.title}</h1>
        {form.lead && <p>{form.lead}</p>}
        <form method="post" action={form.action} className="panel" data-once>
          <Refusal typed={typed} message={message} />
          {form.hidden?.map((name) => {
            const value = typed.values[name];
            return value && <input key={name} type="hidden" name={name} value={value} />;
          })}
          {children}
          {form.fields?.map((field) => (
            <Field key={field.name} {...(field as FieldProps)} typed={typed} />
          ))}
          {form.note?.(site)}
          <button type="submit" className="button">
            {form.submit}
          </button>
        </form>
        <p className="links">
          {form.links?.map(({ href, label }) => (
            <a key={href} href={href + query}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </Document>
  );
};

interface WordsPageProps {
  title: string;
  text: string | null;
  /** The usual next step. */
  link: Link;
  isBad?: boolean;
}

/** A page that says what happens next. */
export const WordsPage = ({ title, text, link, isBad = false }: WordsPageProps) => (
  <Document title={title} canonical={null}>
    <div className="wide narrow">
      <div className="state" data-tone={isBad ? 'bad' : 'ok'}>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <a className="button" href={link.href}>
        {link.label}
      </a>
    </div>
  </Document>
);

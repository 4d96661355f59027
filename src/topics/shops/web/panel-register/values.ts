import { slugify } from '../../../../admin/schema/slugify';
import type { StoredImage } from '../../../../core/contract/upload';
import { phone } from '../../../../core/format/phone';
import { type FieldErrors, shapeErrors } from '../../../../ui/shape-errors';
import type { Website, WebsiteField, WebsiteInput } from '../../contract/website';
import { websiteInput, websiteLabels } from '../../contract/website';
import { SUBDOMAIN_MAX } from '../../domain/address';

export interface WebsiteValues {
  site_name: string;
  tagline: string;
  logo: StoredImage | null;
  category_focus: string[];
  subdomain: string;
  custom_domain: string;
  theme_id: string;
  contact_whatsapp: string;
  agree: boolean;
}

export type WebsiteErrors = FieldErrors<WebsiteField>;

export function valuesOf(
  { registration: before }: Pick<Website, 'registration'>,
  { ownPhone, theme }: { ownPhone: string; theme: string },
): WebsiteValues {
  return {
    site_name: before?.site_name ?? '',
    tagline: before?.tagline ?? '',
    logo: before?.logo ?? null,
    category_focus: before?.category_focus ?? [],
    subdomain: before?.subdomain ?? '',
    custom_domain: before?.custom_domain ?? '',
    theme_id: before?.theme_id ?? theme,
    contact_whatsapp: phone(before?.contact_whatsapp ?? ownPhone),
    agree: false,
  };
}

/** Blank fields become null. */
const bodyOf = (values: WebsiteValues): Record<WebsiteField, unknown> => ({
  ...values,
  tagline: values.tagline.trim() || null,
  custom_domain: values.custom_domain.trim() || null,
});

export function validate(values: WebsiteValues): { body: WebsiteInput } | { errors: WebsiteErrors } {
  const body = bodyOf(values);
  const validated = websiteInput.safeParse(body);
  if (validated.success) return { body: body as WebsiteInput };
  return { errors: shapeErrors<WebsiteField>(websiteInput, body, websiteLabels) };
}

const suggestionFor = (siteName: string): string => slugify(siteName, SUBDOMAIN_MAX);

/** A new name suggests a subdomain, until one was typed. */
export const renamed = (values: WebsiteValues, siteName: string): Partial<WebsiteValues> => ({
  site_name: siteName,
  ...((values.subdomain === '' || values.subdomain === suggestionFor(values.site_name)) && {
    subdomain: suggestionFor(siteName),
  }),
});

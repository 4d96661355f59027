import { z } from 'zod';
import { get, OWNER_ONLY, post, put } from '../../../core/contract/endpoint';
import { instant, nothing, UNFIT_FOR_LINE } from '../../../core/contract/shapes';
import { storedImage } from '../../../core/contract/upload';
import { normalisePhone } from '../../../core/format/phone';
import { trimmed } from '../../../core/format/plain-text';
import { CERTIFICATE, DOMAIN, PANEL } from '../../../core/states';
import { messages } from '../../../core/text/messages';
import { domainError, hostOf, subdomainError } from '../domain/address';
import { type CategoryFocus, categoryFocus } from '../domain/choices';

/** Fields of /mitra-panel/register (domain 3.15), in order. */
export const websiteLabels = {
  site_name: 'Nama website',
  tagline: 'Slogan',
  logo: 'Logo',
  category_focus: 'Fokus kategori',
  subdomain: 'Subdomain',
  custom_domain: 'Domain sendiri',
  theme_id: 'Tema',
  contact_whatsapp: 'WhatsApp',
  agree: 'Persetujuan',
} as const;
export type WebsiteField = keyof typeof websiteLabels;

const oneLine = (field: WebsiteField, least: number, most: number) =>
  z
    .string()
    .normalize()
    .overwrite(trimmed)
    .min(least, messages.minLength(websiteLabels[field], least))
    .max(most, messages.maxLength(websiteLabels[field], most))
    .refine((text) => !UNFIT_FOR_LINE.test(text), messages.characters(websiteLabels[field]));

const validated = (error: (value: string) => string | null) =>
  z.string().superRefine((value, ctx) => {
    const message = error(value);
    if (message) ctx.addIssue({ code: 'custom', message });
  });

const focuses = Object.keys(categoryFocus) as [CategoryFocus, ...CategoryFocus[]];

const ownDomain = z.string().max(300).transform(hostOf).pipe(validated(domainError)).nullable();

/** Validated alike by browser and server; `resources.config.ts` lists the themes. */
export const websiteInput = z.strictObject({
  site_name: oneLine('site_name', 3, 40),
  tagline: oneLine('tagline', 0, 80).nullable(),
  logo: storedImage.nullable(),
  category_focus: z.array(z.enum(focuses, messages.choice(websiteLabels.category_focus))).max(focuses.length),
  subdomain: z.string().max(200).trim().toLowerCase().pipe(validated(subdomainError)),
  custom_domain: ownDomain,
  theme_id: z.string().min(1, messages.required(websiteLabels.theme_id)).max(40),
  contact_whatsapp: z
    .string()
    .max(40)
    .transform((typed) => normalisePhone(typed) ?? '')
    .refine((value) => value !== '', messages.phone),
  agree: z.literal(true, 'Centang persetujuan ini untuk mendaftar.'),
});

export type WebsiteInput = z.input<typeof websiteInput>;

export const websiteRegistration = z.object({
  site_name: z.string(),
  tagline: z.string().nullable(),
  logo: storedImage.nullable(),
  category_focus: z.array(z.string()),
  subdomain: z.string(),
  custom_domain: z.string().nullable(),
  theme_id: z.string(),
  contact_whatsapp: z.string(),
  submitted_at: instant,
  reviewed_at: instant.nullable(),
});

export const websiteDomain = z.object({
  name: z.string(),
  target: z.string(),
  dns: z.literal(Object.values(DOMAIN)),
  ssl: z.literal(Object.values(CERTIFICATE)),
  checked_at: instant.nullable(),
});

export type WebsiteDomain = z.infer<typeof websiteDomain>;

export const website = z.object({
  status: z.literal(Object.values(PANEL)),
  reject_reason: z.string().nullable(),
  /** Null before activation. */
  url: z.string().nullable(),
  base_domain: z.string(),
  registration: websiteRegistration.nullable(),
  domain: websiteDomain.nullable(),
});
export type Website = z.infer<typeof website>;

export const getWebsite = get('/v1/crm/panel', OWNER_ONLY, {
  summary: 'Pendaftaran dan status website',
  reply: website,
});

/**
 * Submits a website, also again after a rejection. Errors: VALIDATION_FAILED with fields (also a subdomain taken
 * meanwhile), WEBSITE_CLOSED, KYC_REQUIRED, TIER_WITHOUT_PANEL.
 */
export const registerWebsite = post('/v1/crm/panel', OWNER_ONLY, {
  summary: 'Daftarkan website',
  body: websiteInput,
  reply: website,
});

export const checkSubdomain = get('/v1/crm/panel/subdomain', OWNER_ONLY, {
  summary: 'Cek ketersediaan subdomain',
  query: z.strictObject({ name: z.string().min(1).max(60) }),
  reply: z.object({ name: z.string(), host: z.string(), error: z.string().nullable() }),
});

/** Queries DNS, at most once in a few seconds. Errors: DOMAIN_MISSING, DNS_UNAVAILABLE. */
export const checkDomain = post('/v1/crm/panel/domain/check', OWNER_ONLY, {
  summary: 'Periksa arah domain sendiri',
  body: nothing,
  reply: website,
});

export const domainInput = z.strictObject({ custom_domain: ownDomain });

/**
 * Sets, changes or (with null) removes the domain of an active website; its subdomain keeps working. Errors:
 * VALIDATION_FAILED with the field, WEBSITE_INACTIVE.
 */
export const setDomain = put('/v1/crm/panel/domain', OWNER_ONLY, {
  summary: 'Atur domain sendiri',
  body: domainInput,
  reply: website,
});

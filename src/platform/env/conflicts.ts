import { isLoopback } from './shapes';
import type { Values } from './variables';

export const DIGIFLAZZ_KEYS = [
  'DIGIFLAZZ_USERNAME',
  'DIGIFLAZZ_API_KEY',
  'DIGIFLAZZ_WEBHOOK_SECRET',
] as const;

type Decided = Values & { SEED: 'demo' | 'none' };

export function conflictsOf(values: Decided): string[] {
  const conflicts: string[] = [];
  const isPublic = !isLoopback(values.HOST) && values.SEED !== 'demo';
  if (!values.RATE_LIMIT && !isLoopback(values.HOST)) {
    conflicts.push(
      `RATE_LIMIT=off is for this machine alone, and HOST is ${values.HOST}: remove one of them.`,
    );
  }
  if (values.PAYMENT_GATEWAY === 'sandbox' && isPublic) {
    conflicts.push(
      `PAYMENT_GATEWAY=sandbox gives balance away: it is for demo data or this machine alone, and HOST is ${values.HOST}.`,
    );
  }
  if (values.WEBHOOK_LOOPBACK === 'allowed' && isPublic) {
    conflicts.push(
      `WEBHOOK_LOOPBACK=allowed lets strangers call this machine: it is for demo data or this machine alone, and HOST is ${values.HOST}.`,
    );
  }
  const { TRIPAY_API_KEY, TRIPAY_PRIVATE_KEY, TRIPAY_MERCHANT_CODE } = values;
  if (
    values.PAYMENT_GATEWAY === 'tripay' &&
    !(TRIPAY_API_KEY && TRIPAY_PRIVATE_KEY && TRIPAY_MERCHANT_CODE)
  ) {
    conflicts.push(
      'PAYMENT_GATEWAY=tripay needs TRIPAY_API_KEY, TRIPAY_PRIVATE_KEY and TRIPAY_MERCHANT_CODE.',
    );
  }
  conflicts.push(...supplierConflicts(values, isPublic));
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (values.STORAGE === 's3' && !(S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
    conflicts.push('STORAGE=s3 needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  if (values.LIVE_AUTH === 'token' && !values.API_URL) {
    conflicts.push('LIVE_AUTH=token needs API_URL: this server accepts tickets only.');
  }
  if (values.SMTP_URL && !(values.MAIL_FROM && values.PUBLIC_URL)) {
    conflicts.push('SMTP_URL needs MAIL_FROM (the sender) and PUBLIC_URL (where links in e-mails lead).');
  }
  conflicts.push(...messageConflicts(values));
  return conflicts;
}

/** Remote URLs must use TLS; a chat without a bot is unused. */
const messageConflicts = ({ WHATSAPP_URL, TELEGRAM_URL, ...values }: Values): string[] => [
  ...(isOpen(WHATSAPP_URL) ? ['WHATSAPP_URL must be https: codes and links go there.'] : []),
  ...(isOpen(TELEGRAM_URL)
    ? ['TELEGRAM_URL must be https: the token of the bot is a part of every address.']
    : []),
  ...(values.TELEGRAM_OPERATOR_CHAT && !values.TELEGRAM_BOT_TOKEN
    ? ['TELEGRAM_OPERATOR_CHAT needs TELEGRAM_BOT_TOKEN: notices are written by the bot.']
    : []),
];

const isOpen = (url: string): boolean => !url.startsWith('https:') && !isLoopback(new URL(url).hostname);

function supplierConflicts(values: Decided, isPublic: boolean): string[] {
  const given = DIGIFLAZZ_KEYS.filter((name) => values[name]).length;
  const keys = 'DIGIFLAZZ_USERNAME, DIGIFLAZZ_API_KEY and DIGIFLAZZ_WEBHOOK_SECRET';
  const conflicts: string[] = [];
  if (values.SUPPLIER === 'sandbox' && isPublic) {
    conflicts.push(
      `SUPPLIER=sandbox invents what it delivers, and other machines reach HOST=${values.HOST}: set SUPPLIER=digiflazz with ${keys}; or SEED=demo for a demonstration, whose password everybody knows; or HOST=127.0.0.1.`,
    );
  }
  if (given < DIGIFLAZZ_KEYS.length && (given > 0 || values.SUPPLIER === 'digiflazz')) {
    const who = given > 0 ? 'Digiflazz' : 'SUPPLIER=digiflazz';
    conflicts.push(`${who} needs ${keys} together.`);
  }
  const isHere = isLoopback(new URL(values.DIGIFLAZZ_URL).hostname);
  if (!values.DIGIFLAZZ_URL.startsWith('https:') && !isHere) {
    conflicts.push('DIGIFLAZZ_URL must be https: orders and their signatures go there.');
  }
  if (given > 0 && values.SEED === 'demo' && !isHere) {
    conflicts.push(
      'DIGIFLAZZ_API_KEY buys with real money, and SEED=demo invents who orders: remove one of them.',
    );
  }
  return conflicts;
}

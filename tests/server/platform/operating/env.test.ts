import { describe, expect, it } from 'vitest';
import { readEnv } from '../../../../src/platform/env';
import { StartError } from '../../../../src/platform/start-error';

const refusal = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (failure) {
    expect(failure).toBeInstanceOf(StartError);
    return (failure as StartError).message;
  }
  throw new Error('the environment was accepted');
};

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(readEnv({})).toEqual({
      PORT: 4000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      SEED: 'demo',
      AUTO_PRICE_SECONDS: 900,
      AUTO_REVIEW_SECONDS: 60,
      PRODUCT_NAME: 'Lumbung',
      SUPPORT_NUMBER: '6281234567890',
      GUIDE_URL: 'https://panduan.lumbung.test',
      FAQ_URL: 'https://wa.me/6281234567890',
      TUTORIAL_VIDEOS: [],
      PUBLIC_URL: 'http://127.0.0.1:4000',
      TRIPAY_MODE: 'production',
      PAYMENT_MAINTENANCE: [],
      TRANSFER_HOURS: { from: '06:00', to: '21:00' },
      COMPANY_NAME: 'PT Lumbung Digital Niaga',
      COMPANY_ADDRESS: 'Jl. Jenderal Sudirman Kav. 52, Jakarta Selatan 12190',
      COMPANY_NPWP: '0012345678012000',
      COMPANY_EMAIL: 'keuangan@lumbung.test',
      PANEL_PLAN: { price: 150_000, period_days: 30 },
      PANEL_DOMAIN: 'localhost',
      MAINTENANCE: false,
      LOG_LEVEL: 'warn',
      STORAGE: 'disk',
      S3_REGION: 'us-east-1',
      S3_PATH_STYLE: true,
      OTP: true,
      RATE_LIMIT: true,
      LIVE_AUTH: 'ticket',
      TRUST_PROXY: false,
      SUPPLIER: 'sandbox',
      DIGIFLAZZ_URL: 'https://api.digiflazz.com/v1',
      DEPOSIT_LOW: 1_000_000,
      WEBHOOK_LOOPBACK: 'refused',
      WEBHOOK_PATIENCE_SECONDS: 10,
      WHATSAPP_URL: 'https://api.fonnte.com/send',
      TELEGRAM_URL: 'https://api.telegram.org',
      WEBHOOK_BACKOFF_SECONDS: expect.any(Array),
    });
  });

  it('tries webhooks until 1,000 of 1,000 arrive where 40 % of the calls fail, ever later, for days (R8)', () => {
    const waits = readEnv({}).WEBHOOK_BACKOFF_SECONDS;
    const lost = (tries: number) => 1 - (1 - 0.4 ** tries) ** 1_000;
    let passed = 0;
    const ends = waits.map((wait) => (passed += wait));
    const withinDay = 1 + ends.filter((seconds) => seconds <= 86_400).length;
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(lost(withinDay)).toBeLessThan(1e-5);
    expect(lost(1 + waits.length)).toBeLessThan(1e-7);
    expect(passed).toBeGreaterThan(48 * 3_600);
    expect(
      readEnv({ WEBHOOK_BACKOFF_SECONDS: Array(50).fill('1').join(',') }).WEBHOOK_BACKOFF_SECONDS.length,
    ).toBe(50);
  });

  it('lets webhooks call this machine only where strangers cannot reach it, or with demo data', () => {
    expect(refusal({ WEBHOOK_LOOPBACK: 'allowed', HOST: '0.0.0.0' })).toMatch(/^WEBHOOK_LOOPBACK=allowed/);
    expect(readEnv({ WEBHOOK_LOOPBACK: 'allowed' }).WEBHOOK_LOOPBACK).toBe('allowed');
    expect(refusal({ WEBHOOK_PATIENCE_SECONDS: '11' })).toMatch(/^WEBHOOK_PATIENCE_SECONDS must be/);
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'demo'],
    [{ HOST: 'localhost' }, 'demo'],
    [{ HOST: '::1' }, 'demo'],
    [{ HOST: '::ffff:127.0.0.1' }, 'demo'],
    [{ HOST: '127.0.0.1', TRUST_PROXY: 'true' }, 'none'],
    [{ DATABASE_URL: 'postgres://toko@basis/toko' }, 'none'],
    [{ HOST: '0.0.0.0' }, 'none'],
    [{ HOST: '::' }, 'none'],
    [{ HOST: '192.168.1.2' }, 'none'],
    [{ HOST: '::ffff:10.0.0.1' }, 'none'],
    [{ HOST: 'toko.test' }, 'none'],
    [{ HOST: '0' }, 'none'],
  ])('with %j it has the demonstration: %s', (source, seed) => {
    if (seed === 'demo') return expect(readEnv(source).SEED).toBe('demo');
    const keys = {
      DIGIFLAZZ_USERNAME: 'lumbung',
      DIGIFLAZZ_API_KEY: 'kunci',
      DIGIFLAZZ_WEBHOOK_SECRET: 'rahasia!',
    };
    expect(readEnv({ ...source, ...keys, SUPPLIER: 'digiflazz' }).SEED).toBe('none');
    if (!source.HOST || source.TRUST_PROXY) return expect(readEnv(source).SEED).toBe('none');
    // Reports all missing variables at once.
    const [line = '', more] = refusal(source).split('\n');
    expect(more).toBeUndefined();
    for (const name of ['SUPPLIER=digiflazz', ...Object.keys(keys), 'SEED=demo', source.HOST]) {
      expect(line).toContain(name);
    }
  });

  it('buys from a supplier outside with all of its keys, over https, and never for an invented customer', () => {
    const keys = {
      ...{ DIGIFLAZZ_USERNAME: 'lumbung', DIGIFLAZZ_API_KEY: 'kunci-rahasia' },
      DIGIFLAZZ_WEBHOOK_SECRET: 'rahasia-callback',
    };
    expect(readEnv({ SUPPLIER: 'digiflazz', ...keys }).SUPPLIER).toBe('digiflazz');
    expect(refusal({ SUPPLIER: 'digiflazz' })).toMatch(/^SUPPLIER=digiflazz needs DIGIFLAZZ_USERNAME/);
    expect(refusal({ DIGIFLAZZ_USERNAME: 'lumbung' })).toMatch(/^Digiflazz needs/);
    expect(refusal({ ...keys, DIGIFLAZZ_API_KEY: 'a b' })).not.toContain('a b');
    expect(refusal({ ...keys, DIGIFLAZZ_URL: 'http://relay.test/v1' })).toMatch(
      /^DIGIFLAZZ_URL must be https/,
    );
    expect(refusal({ ...keys, SEED: 'demo' })).toMatch(/^DIGIFLAZZ_API_KEY buys with real money/);
    expect(refusal({ SUPPLIER: 'irs' })).toMatch(/^SUPPLIER must be sandbox or digiflazz/);
  });

  it('delivers nothing invented where strangers reach it, unless it is a demonstration', () => {
    const open = { HOST: '0.0.0.0' };
    const DATABASE_URL = 'postgres://toko@basis/toko';
    const sources: Record<string, string>[] = [
      {},
      { SEED: 'none' },
      { DATABASE_URL },
      { SEED: 'none', SUPPLIER: 'sandbox' },
    ];
    for (const source of sources) {
      expect(refusal({ ...open, ...source })).toMatch(/^SUPPLIER=sandbox invents what it delivers/);
      expect(readEnv(source).SUPPLIER).toBe('sandbox');
    }
    expect(readEnv({ ...open, SEED: 'demo', DATABASE_URL }).SUPPLIER).toBe('sandbox');
    const keys = {
      ...{ DIGIFLAZZ_USERNAME: 'lumbung', DIGIFLAZZ_API_KEY: 'kunci-rahasia' },
      DIGIFLAZZ_WEBHOOK_SECRET: 'rahasia-callback',
    };
    expect(refusal({ ...open, ...keys, SEED: 'none' })).toMatch(/^SUPPLIER=sandbox/);
    expect(readEnv({ ...open, ...keys, SEED: 'none', SUPPLIER: 'digiflazz' }).SUPPLIER).toBe('digiflazz');
  });

  it('reads videos of the tutorials by their position, and refuses a fourth and what is no address', () => {
    const first = 'https://video.test/topup.mp4';
    expect(readEnv({ TUTORIAL_VIDEOS: `${first},, ${first}` }).TUTORIAL_VIDEOS).toEqual([first, '', first]);
    expect(refusal({ TUTORIAL_VIDEOS: `${first},,,` })).toMatch(/^TUTORIAL_VIDEOS must be up to three/);
    expect(refusal({ TUTORIAL_VIDEOS: 'topup.mp4' })).toMatch(/^TUTORIAL_VIDEOS must be/);
  });

  it('reads what a website costs, and for how long', () => {
    expect(readEnv({ PANEL_PLAN: '99000/14' }).PANEL_PLAN).toEqual({ price: 99_000, period_days: 14 });
  });

  it.each(['150.000/30', '150000', '0/30', '150000/0', 'gratis'])(
    'refuses %s as a plan, in one line',
    (text) => {
      expect(refusal({ PANEL_PLAN: text })).toMatch(/^PANEL_PLAN must be rupiah and days[^\n]*$/);
    },
  );

  it.each(['https://toko.id', 'toko', '-x.id', 'toko.id/'])(
    'refuses %s as the domain of websites',
    (text) => {
      expect(refusal({ PANEL_DOMAIN: text })).toMatch(/^PANEL_DOMAIN must be/);
    },
  );

  it('takes an empty variable for one that is not set, and ignores those of others', () => {
    expect(readEnv({ PORT: '', SEED: '', PATH: '/bin' })).toEqual(readEnv({}));
  });

  it('gives each value its type', () => {
    const env = readEnv({
      PORT: '0',
      MAINTENANCE: 'true',
      OTP: 'off',
      SEED: 'none',
      API_URL: 'https://api.example.test/v2/',
      SUPPORT_NUMBER: '62811000222',
    });
    expect(env).toMatchObject({ PORT: 0, MAINTENANCE: true, OTP: false, SEED: 'none' });
    expect(env.API_URL).toBe('https://api.example.test/v2');
    expect(env.FAQ_URL).toBe('https://wa.me/62811000222');
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535 (found "70000").'],
    ['PORT', '4e3', 'PORT must be a whole number from 0 to 65535 (found "4e3").'],
    ['HOST', 'a b', 'HOST must be a host name or an address to listen on (found "a b").'],
    ['SEED', 'yes', 'SEED must be demo or none (found "yes").'],
    ['API_URL', 'ftp://x.test', 'API_URL must be an http(s):// address (found "ftp://x.test").'],
    ['MAINTENANCE', '1', 'MAINTENANCE must be true or false (found "1").'],
    ['OTP', 'no', 'OTP must be on or off (found "no").'],
    ['LIVE_AUTH', 'cookie', 'LIVE_AUTH must be ticket or token (found "cookie").'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be true or false (found "yes").'],
    [
      'SUPPORT_NUMBER',
      '0812345678',
      'SUPPORT_NUMBER must be a phone number in digits with its country code, such as 6281234567890 (found "0812345678").',
    ],
  ])('refuses %s=%s in one line that names the variable', (name, value, line) => {
    expect(refusal({ [name]: value })).toBe(line);
  });

  it('reports every wrong variable at once, a line each', () => {
    expect(refusal({ PORT: 'x', OTP: 'x', SEED: 'x' }).split('\n')).toEqual([
      expect.stringMatching(/^PORT /),
      expect.stringMatching(/^SEED /),
      expect.stringMatching(/^OTP /),
    ]);
  });

  it('never repeats a database address, which may hold a password', () => {
    expect(refusal({ DATABASE_URL: 'mysql://root:rahasia@db' })).toBe(
      'DATABASE_URL must be a postgres:// address.',
    );
  });

  it.each(['ab'.repeat(32), 'A'.repeat(43), `${'A'.repeat(43)}=`])('takes %s as a key', (FILE_KEY) => {
    expect(readEnv({ FILE_KEY, AUTO_REVIEW_SECONDS: '0' })).toMatchObject({
      FILE_KEY,
      AUTO_REVIEW_SECONDS: 0,
    });
  });

  it.each(['kurang', 'ab'.repeat(31), 'x'.repeat(64)])(
    'refuses %s as a key, without repeating it',
    (FILE_KEY) => {
      expect(refusal({ FILE_KEY })).toBe('FILE_KEY must be 32 bytes as 64 hex digits or base64.');
    },
  );

  it('reads opening hours and the methods that are out of order', () => {
    const env = readEnv({ TRANSFER_HOURS: '00:00-24:00', PAYMENT_MAINTENANCE: 'BCAVA,QRIS' });
    expect(env).toMatchObject({ TRANSFER_HOURS: null, PAYMENT_MAINTENANCE: ['BCAVA', 'QRIS'] });
    expect(refusal({ TRANSFER_HOURS: '6-21' })).toMatch(/^TRANSFER_HOURS must be hours such as/);
  });

  it('reads the accounts that transfers go to', () => {
    const text = 'BCA 1234567890 PT Maju, Tbk.; Bank Jago 103456789012 PT Maju, Tbk.';
    expect(readEnv({ TRANSFER_ACCOUNTS: text }).TRANSFER_ACCOUNTS).toEqual([
      { bank: 'BCA', number: '1234567890', holder: 'PT Maju, Tbk.' },
      { bank: 'Bank Jago', number: '103456789012', holder: 'PT Maju, Tbk.' },
    ]);
  });

  it.each([
    'BCA',
    'BCA 12345',
    '1234567890 PT Maju',
    'BCA 1234567890 PT A; bca 9876543210 PT A',
    'BCA 1234567890 PT A;',
  ])('refuses %s as accounts, in one line', (TRANSFER_ACCOUNTS) => {
    expect(refusal({ TRANSFER_ACCOUNTS })).toBe(
      `TRANSFER_ACCOUNTS must be bank, number and holder, a bank once, with semicolons, such as "BCA 1234567890 PT Maju; BRI 123456789012345 PT Maju" (found ${JSON.stringify(TRANSFER_ACCOUNTS)}).`,
    );
  });

  it('wants the keys of a gateway, and no sandbox where strangers reach it', () => {
    expect(refusal({ PAYMENT_GATEWAY: 'tripay', TRIPAY_API_KEY: 'DEV-1' })).toBe(
      'PAYMENT_GATEWAY=tripay needs TRIPAY_API_KEY, TRIPAY_PRIVATE_KEY and TRIPAY_MERCHANT_CODE.',
    );
    expect(refusal({ PAYMENT_GATEWAY: 'sandbox', HOST: '0.0.0.0' })).toMatch(
      /^PAYMENT_GATEWAY=sandbox gives balance away/,
    );
    expect(readEnv({ PAYMENT_GATEWAY: 'sandbox', HOST: '0.0.0.0', SEED: 'demo' }).HOST).toBe('0.0.0.0');
    expect(refusal({ TRIPAY_PRIVATE_KEY: 'a b' })).toBe(
      'TRIPAY_PRIVATE_KEY must be the private key of the merchant.',
    );
  });

  it('wants to know the whole location in a store of files, and repeats no secret of it', () => {
    const settings = {
      STORAGE: 's3',
      S3_ENDPOINT: 'https://s3.test/',
      S3_BUCKET: 'berkas',
      S3_ACCESS_KEY_ID: 'kunci',
    };
    expect(refusal(settings)).toMatch(
      /^STORAGE=s3 needs S3_ENDPOINT, S3_BUCKET, .* and S3_SECRET_ACCESS_KEY\.$/,
    );
    expect(readEnv({ ...settings, S3_SECRET_ACCESS_KEY: 'rahasia' }).S3_ENDPOINT).toBe('https://s3.test');
    expect(refusal({ ...settings, S3_SECRET_ACCESS_KEY: 'ra ha' })).toBe(
      'S3_SECRET_ACCESS_KEY must be the secret of that access key.',
    );
  });

  it('never repeats the address of a mail server either', () => {
    expect(refusal({ SMTP_URL: 'http://halo:rahasia@surat.test' })).toBe(
      'SMTP_URL must be an smtp:// or smtps:// address.',
    );
  });

  it('hands codes to no gateway in the clear', () => {
    expect(refusal({ WHATSAPP_URL: 'http://gerbang.test/send' })).toMatch(/^WHATSAPP_URL must be https/);
  });

  it('hands the token of its bot to no one in the clear, and never repeats it', () => {
    expect(refusal({ TELEGRAM_URL: 'http://bot.test' })).toMatch(/^TELEGRAM_URL must be https/);
    const refused = refusal({ TELEGRAM_BOT_TOKEN: '123456:pendek', TELEGRAM_OPERATOR_CHAT: '@toko' });
    expect(refused).toMatch(/^TELEGRAM_BOT_TOKEN must be/m);
    expect(refused).toMatch(/^TELEGRAM_OPERATOR_CHAT must be/m);
    expect(refused).not.toContain('pendek');
  });

  it('writes notices to the chat of the operator by a bot, or does not start', () => {
    const TELEGRAM_OPERATOR_CHAT = '-1001234567890';
    expect(refusal({ TELEGRAM_OPERATOR_CHAT })).toMatch(/^TELEGRAM_OPERATOR_CHAT needs TELEGRAM_BOT_TOKEN/);
    const TELEGRAM_BOT_TOKEN = `123456789:${'a'.repeat(35)}`;
    expect(readEnv({ TELEGRAM_OPERATOR_CHAT, TELEGRAM_BOT_TOKEN })).toMatchObject({ TELEGRAM_OPERATOR_CHAT });
  });

  it('wants to know the sender and where links lead before it sends e-mails', () => {
    const SMTP_URL = 'smtps://halo:rahasia@surat.test';
    const MAIL_FROM = 'Lumbung <halo@lumbung.test>';
    const PUBLIC_URL = 'https://mitra.lumbung.test/';
    expect(refusal({ SMTP_URL, MAIL_FROM })).toMatch(/^SMTP_URL needs MAIL_FROM .* and PUBLIC_URL/);
    expect(refusal({ SMTP_URL, PUBLIC_URL })).toMatch(/^SMTP_URL needs MAIL_FROM .* and PUBLIC_URL/);
    expect(readEnv({ SMTP_URL, MAIL_FROM, PUBLIC_URL })).toMatchObject({
      MAIL_FROM,
      PUBLIC_URL: 'https://mitra.lumbung.test',
    });
    expect(refusal({ MAIL_FROM: 'a@x.test, b@x.test' })).toMatch(/^MAIL_FROM must be a mailbox/);
  });

  it('says where links lead: this host by its name, wherever it listens', () => {
    expect(readEnv({ HOST: '0.0.0.0', PORT: '8080', SEED: 'demo' }).PUBLIC_URL).toBe('http://localhost:8080');
    expect(readEnv({ HOST: 'localhost' }).PUBLIC_URL).toBe('http://localhost:4000');
    expect(readEnv({ HOST: '::1' }).PUBLIC_URL).toBe('http://[::1]:4000');
  });

  it.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])('lets RATE_LIMIT=off pass on %s', (HOST) => {
    expect(readEnv({ RATE_LIMIT: 'off', HOST }).RATE_LIMIT).toBe(false);
  });

  it.each(['0.0.0.0', '::', '127.evil.test', '192.168.1.2'])('refuses RATE_LIMIT=off on %s', (HOST) => {
    expect(refusal({ RATE_LIMIT: 'off', HOST })).toMatch(/^RATE_LIMIT=off .* HOST is /);
  });

  it('refuses session tokens in addresses of this server', () => {
    expect(refusal({ LIVE_AUTH: 'token' })).toMatch(/^LIVE_AUTH=token needs API_URL/);
    expect(readEnv({ LIVE_AUTH: 'token', API_URL: 'https://api.test' }).LIVE_AUTH).toBe('token');
  });
});

/**
 * `npm run tutorials [-- NAME]`: records the videos and posters of the onboarding view in `public/tutorials/`, from the
 * product itself over the demonstration. Needs a Chromium and ffmpeg (Debian: `apt-get install ffmpeg`).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PIN, type DemoEmail } from '../demo/logins';
import { type Tutorial, tutorials } from '../src/topics/dashboard/web/dashboard/onboarding/tutorial-list';
import { cardPhoto, heading, sendPhoto } from '../tests/support/browser-kyc';
import { signIn } from '../tests/support/browser-session';
import { buyButton, destination, item, pinDialog, result } from '../tests/support/browser-shop';
import { atSandbox, topupAt } from '../tests/support/browser-topup';
import { startProduct } from '../tests/support/product';
import prepareProduct from '../tests/support/product-setup';
import { chromiumAdvice, chromiumArguments, findChromium } from './chromium.mjs';

const FOLDER = 'public/tutorials';
/** Pixels of the page, and of the caption below it. */
const WIDTH = 960;
const HEIGHT = 600;
const CAPTION = 60;
const FRAMES_A_SECOND = 10;
/** Seconds; a longer recording is played faster. */
const LONGEST = 60;
const FONT =
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

interface Frame {
  file: string;
  /** Seconds. */
  at: number;
}

/** One recording: the frames that Chromium's screencast sends, and when each caption begins. */
class Recording {
  private readonly frames: Frame[] = [];
  private readonly begins: number[] = [];
  private pointer = { x: WIDTH / 2, y: HEIGHT / 2 };

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
    private readonly folder: string,
  ) {}

  static async of(page: Page, folder: string): Promise<Recording> {
    const recording = new Recording(page, await page.context().newCDPSession(page), folder);
    await recording.begin();
    return recording;
  }

  private async begin(): Promise<void> {
    this.session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const file = join(this.folder, `${this.frames.length}.jpg`);
      writeFileSync(file, data, 'base64');
      this.frames.push({ file, at: metadata.timestamp ?? Date.now() / 1000 });
      this.session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await this.session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 95,
      maxWidth: WIDTH,
      maxHeight: HEIGHT,
    });
    await this.raisePointer();
  }

  /** The next caption begins; what it says is done by `actions`, and stays to be read. */
  async step(actions: () => Promise<void>): Promise<void> {
    this.begins.push(Date.now() / 1000);
    await this.rest(1_300);
    await actions();
    await this.rest(2_000);
  }

  rest = (milliseconds: number): Promise<void> => this.page.waitForTimeout(milliseconds);

  async click(target: Locator): Promise<void> {
    await this.pointAt(target);
    await target.click();
    await this.rest(400);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.pointAt(field);
    await field.click();
    await field.pressSequentially(text, { delay: 35 });
    await this.rest(250);
  }

  /** A pointer drawn above everything, modal dialogs as well: a screencast shows none. */
  private async raisePointer(): Promise<void> {
    await this.page.evaluate(({ x, y }) => {
      document.getElementById('tutorial-pointer')?.remove();
      const pointer = document.createElement('div');
      pointer.id = 'tutorial-pointer';
      pointer.popover = 'manual';
      Object.assign(pointer.style, {
        ...{
          position: 'fixed',
          inset: 'auto',
          left: '0',
          top: '0',
          margin: '0',
          padding: '0',
          width: '26px',
        },
        ...{ height: '26px', borderRadius: '50%', border: '3px solid #fff', background: '#f5a524d9' },
        ...{
          boxShadow: '0 1px 6px #0008',
          pointerEvents: 'none',
          transform: `translate(${x - 13}px, ${y - 13}px)`,
        },
      });
      document.documentElement.append(pointer);
      pointer.showPopover();
    }, this.pointer);
  }

  private async pointAt(target: Locator): Promise<void> {
    await target.waitFor();
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await this.rest(150);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not on the page`);
    const [from, to] = [this.pointer, { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 }];
    await this.raisePointer();
    const moves = 12;
    for (let nth = 1; nth <= moves; nth += 1) {
      const part = (1 - Math.cos((Math.PI * nth) / moves)) / 2;
      this.pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.page.evaluate(({ x, y }) => {
        const pointer = document.getElementById('tutorial-pointer');
        if (pointer) pointer.style.transform = `translate(${x - 13}px, ${y - 13}px)`;
      }, this.pointer);
      await this.rest(35);
    }
    await this.rest(200);
  }

  /** Writes video and poster. */
  async end({ name, steps }: Tutorial, captions: readonly string[]): Promise<number> {
    const end = Date.now() / 1000;
    await this.session.send('Page.stopScreencast');
    const start = this.begins[0] ?? end;
    const pace = Math.max(1, (end - start) / LONGEST);
    const shown = this.frames.filter(({ at }, nth) => (this.frames[nth + 1]?.at ?? end) > start && at < end);
    const list = shown.flatMap(({ file, at }, nth) => [
      `file '${file}'`,
      `duration ${((Math.min(shown[nth + 1]?.at ?? end, end) - Math.max(at, start)) / pace).toFixed(3)}`,
    ]);
    const names = join(this.folder, 'frames.txt');
    writeFileSync(names, [...list, `file '${shown.at(-1)?.file}'`].join('\n'));
    const overlays = steps.map((_step, nth) => {
      const [from, to] = [this.begins[nth] ?? end, this.begins[nth + 1] ?? end + 1].map((at) =>
        ((at - start) / pace).toFixed(2),
      );
      return `[v${nth}][${nth + 1}]overlay=0:${HEIGHT}:enable='between(t,${from},${to})'[v${nth + 1}]`;
    });
    const frame = `[0]fps=${FRAMES_A_SECOND},scale=${WIDTH}:${HEIGHT},pad=${WIDTH}:${HEIGHT + CAPTION}[v0]`;
    const video = join(FOLDER, `${name}.mp4`);
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', names],
      ...captions.flatMap((caption) => ['-i', caption]),
      ...['-filter_complex', [frame, ...overlays].join(';'), '-map', `[v${steps.length}]`],
      ...[
        '-c:v',
        'libx264',
        '-preset',
        'veryslow',
        '-tune',
        'animation',
        '-crf',
        '29',
        '-pix_fmt',
        'yuv420p',
      ],
      ...['-g', '150', '-movflags', '+faststart', '-map_metadata', '-1', '-an', video],
    ]);
    const last = this.frames.filter(({ at }) => at < (this.begins[2] ?? end)).at(-1);
    if (last)
      await sharp(last.file)
        .resize({ width: 480 })
        .webp({ quality: 60 })
        .toFile(join(FOLDER, `${name}.webp`));
    return (end - start) / pace;
  }
}

/** Pictures of the captions. */
async function drawCaptions(browser: Browser, { steps }: Tutorial, folder: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: CAPTION } });
  const font = readFileSync(FONT, 'base64');
  const files: string[] = [];
  for (const [nth, step] of steps.entries()) {
    await page.setContent(
      `<style>@font-face{font-family:F;src:url(data:font/woff2;base64,${font});font-weight:200 800}
      body{margin:0;height:${CAPTION}px;display:flex;align-items:center;gap:14px;padding:0 24px;background:#0a3536;color:#fff;
      font:600 20px F;word-spacing:.07em}b{display:grid;place-items:center;flex:none;width:32px;height:32px;border-radius:50%;
      background:#f5a524;color:#0d2a2b;font-size:17px}</style><b>${nth + 1}</b><span>${step}</span>`,
    );
    await page.evaluate(() => document.fonts.ready);
    const file = join(folder, `caption-${nth}.png`);
    await page.screenshot({ path: file });
    files.push(file);
  }
  await page.close();
  return files;
}

interface Walk {
  user: DemoEmail;
  /** Path of the first page. */
  path: string;
  /** Takes one step for each caption of the tutorial. */
  take(recording: Recording, url: string): Promise<void>;
}

const walks: Record<string, Walk> = {
  'top-up': {
    user: 'baru@demo.test',
    path: '/dashboard',
    async take(recording, url) {
      const { page } = recording;
      await recording.step(async () => {
        await recording.click(page.getByRole('link', { name: 'Mulai: Top up pertama' }));
        await recording.click(
          page.locator('label').filter({ has: page.getByRole('radio', { name: /100\.000$/ }) }),
        );
      });
      await recording.step(() =>
        recording.click(
          page.locator('label').filter({ has: page.getByRole('radio', { name: /BCA Virtual/ }) }),
        ),
      );
      await recording.step(async () => {
        await recording.click(page.getByRole('button', { name: /^Lanjut/ }));
        await page.waitForURL(/\/topup\/payment\?q=/);
      });
      await recording.step(() => recording.click(page.getByRole('button', { name: /^Salin/ }).first()));
      await recording.step(async () => {
        await atSandbox(url, topupAt(page), 'pay');
        await page.getByRole('main').getByText('Saldo bertambah Rp 100.000').first().waitFor();
        await recording.rest(1_500);
      });
    },
  },
  buy: {
    user: 'mitra@demo.test',
    path: '/product/data',
    async take(recording) {
      const { page } = recording;
      await recording.step(async () => {
        await recording.type(page.getByRole('main').getByRole('searchbox').first(), 'free fire');
        await recording.click(page.getByRole('link', { name: 'Free Fire', exact: true }));
      });
      await recording.step(async () => {
        await recording.type(page.getByRole('textbox', { name: 'Player ID' }), destination('1230'));
        await recording.click(page.getByRole('button', { name: 'Cek ID' }));
        await page.getByText('Nickname ditemukan').waitFor();
      });
      await recording.step(async () => {
        await recording.click(page.locator('label').filter({ has: item(page) }));
        await recording.click(buyButton(page));
      });
      await recording.step(async () => {
        await pinDialog(page).getByLabel('PIN 6 angka').pressSequentially(DEMO_PIN, { delay: 220 });
        await page.waitForURL(/\/detail-transaction\?q=/);
      });
      await recording.step(async () => {
        await result(page).getByText('Berhasil').first().waitFor();
        await recording.rest(1_500);
      });
    },
  },
  verify: {
    user: 'baru@demo.test',
    path: '/kyc',
    async take(recording) {
      const { page } = recording;
      const box = (name: string) => page.getByRole('textbox', { name, exact: true });
      const choose = async (label: string, typed: string, name: string) => {
        await recording.type(page.getByRole('combobox', { name: label, exact: true }), typed);
        await recording.click(page.getByRole('option', { name, exact: true }));
      };
      const pick = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
      const next = (title: string) => async () => {
        await recording.click(page.getByRole('button', { name: 'Lanjut' }));
        await heading(page, title).waitFor();
      };
      await recording.step(async () => {
        await recording.click(page.getByRole('link', { name: 'Lengkapi Sekarang' }));
        await recording.click(pick('Perorangan'));
        await recording.type(page.getByRole('textbox', { name: 'Nama lengkap' }), 'Bagas Pratama');
        await recording.type(page.getByRole('textbox', { name: 'NIK' }), '3273010107900001');
        await recording.type(page.getByRole('textbox', { name: 'Tempat lahir' }), 'Bandung');
        await page.getByLabel('Tanggal lahir').fill('1990-07-01');
        await recording.click(pick('Laki-laki'));
        await page.getByRole('combobox', { name: 'Pekerjaan' }).selectOption('Wiraswasta');
        await next('Alamat')();
      });
      await recording.step(async () => {
        await recording.type(box('Alamat'), 'Jl. Melati No. 10');
        await recording.type(page.getByRole('textbox', { name: 'Kode pos' }), '40115');
        await choose('Provinsi', 'jawa bar', 'Jawa Barat');
        await choose('Kota/Kabupaten', 'bandung', 'Kota Bandung');
        await choose('Kecamatan', 'wetan', 'Bandung Wetan');
        await next('Dokumen')();
      });
      await recording.step(async () => {
        await sendPhoto(page, 'Foto KTP', await cardPhoto());
        await recording.rest(800);
        await sendPhoto(page, 'Selfie dengan KTP', await cardPhoto({ light: 0.9 }));
        await recording.rest(800);
        await next('Rekening')();
      });
      await recording.step(async () => {
        await choose('Bank', 'mandiri', 'Bank Mandiri');
        await recording.type(page.getByRole('textbox', { name: 'Nomor rekening' }), '1310012345678');
        await recording.type(page.getByRole('textbox', { name: 'Nama pemilik rekening' }), 'BAGAS PRATAMA');
        await page.getByRole('checkbox', { name: 'WhatsApp' }).check({ force: true });
        await page.getByRole('combobox', { name: 'Perkiraan omzet' }).selectOption('10–50 jt');
        await next('Ringkasan')();
      });
      await recording.step(async () => {
        await recording.click(page.getByRole('checkbox', { name: /^Saya menyetujui/ }));
        await recording.click(page.getByRole('checkbox', { name: /^Saya menyatakan/ }));
        await recording.click(page.getByRole('button', { name: 'Kirim Berkas' }));
      });
      await recording.step(async () => {
        await page.getByRole('heading', { name: 'Berkas sedang direview' }).waitFor();
        await recording.rest(2_500);
      });
    },
  },
};

const executablePath = findChromium();
if (!executablePath) throw new Error(chromiumAdvice);
const [only] = process.argv.slice(2);
await prepareProduct();
mkdirSync(FOLDER, { recursive: true });
// Native date inputs follow the language of the browser, not of the page.
const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, '--lang=id-ID'] });
try {
  for (const tutorial of tutorials.filter(({ name }) => !only || name === only)) {
    const walk = walks[tutorial.name];
    if (!walk) throw new Error(`There is no walk for ${tutorial.name}`);
    const product = await startProduct({ env: { AUTO_REVIEW_SECONDS: '60' } });
    const folder = mkdtempSync(join(tmpdir(), 'tutorial-'));
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: HEIGHT },
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signIn(page, product.url, walk.user);
    await page.goto(product.url + walk.path);
    await page.waitForLoadState('networkidle');
    const captions = await drawCaptions(browser, tutorial, folder);
    const recording = await Recording.of(page, folder);
    await walk.take(recording, product.url);
    const seconds = await recording.end(tutorial, captions);
    const { size } = statSync(join(FOLDER, `${tutorial.name}.mp4`));
    console.log(`${tutorial.name}: ${Math.round(seconds)} seconds, ${Math.round(size / 1000)} kB`);
    await context.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
} finally {
  await browser.close();
}

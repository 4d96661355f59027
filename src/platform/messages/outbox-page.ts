import { outboxPath } from '../../core/contract/browser-config';
import { dateTime } from '../../core/format/date';
import { escapeHtml } from '../../core/format/escape-html';
import { phone } from '../../core/format/phone';
import type { OutboxMessage } from './store';

export interface OutboxView {
  productName: string;
  publicUrl: string;
  nonce: string;
  messages: readonly OutboxMessage[];
  to: string;
  /** Reloads every few seconds. */
  live: boolean;
  /** URL of this page with another `live`. */
  selfPath(live: boolean): string;
}

const RELOAD_SECONDS = 3;

const channels = { email: 'Email', whatsapp: 'WhatsApp', sms: 'SMS', telegram: 'Telegram' } as const;

/** HTML page of sandbox messages, without external resources and scripts. */
export function outboxPage(view: OutboxView): string {
  const { productName, nonce, messages, to, live, selfPath } = view;
  const reload = live ? `<meta http-equiv="refresh" content="${RELOAD_SECONDS}">` : '';
  const toggle = live
    ? `<a class="quiet" href="${escapeHtml(selfPath(false))}">Hentikan muat ulang otomatis</a>`
    : `<a class="quiet" href="${escapeHtml(selfPath(true))}">Muat ulang otomatis</a>`;
  const list = messages.length
    ? `<ol>${messages.map((message) => card(message, view)).join('')}</ol>`
    : `<p class="empty">${to ? 'Belum ada pesan untuk penerima ini.' : 'Belum ada pesan. Kode OTP dan tautan verifikasi akan tampil di sini.'}</p>`;
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${reload}
<title>Kotak keluar sandbox | ${escapeHtml(productName)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><p class="brand">${escapeHtml(productName)}</p><h1>Kotak keluar sandbox</h1>
<p class="lead">Email, WhatsApp, Telegram, dan SMS di sini tidak dikirim ke siapa pun. Halaman ini hanya ada bersama data demo.</p></header>
<main>
<form method="get" action="${outboxPath}">
<label for="to">Penerima</label>
<div class="row"><input id="to" name="to" value="${escapeHtml(to)}" placeholder="Email, nomor HP, atau ID chat" autocomplete="off" autocapitalize="none" spellcheck="false">
${live ? '<input type="hidden" name="live" value="on">' : ''}<button>Tampilkan</button></div>
</form>
<p class="bar"><span>${messages.length} pesan terbaru${to ? ` untuk ${escapeHtml(recipient(to))}` : ''}</span>
<span class="actions"><a class="quiet" href="${escapeHtml(selfPath(live))}">Muat ulang</a>${toggle}</span></p>
${list}
</main>
</body>
</html>`;
}

function card({ channel, to, subject, text, created_at }: OutboxMessage, { publicUrl }: OutboxView): string {
  const code = /^(\d{6}) adalah kode OTP/.exec(text)?.[1];
  return `<li>
<p class="meta"><span class="channel ${channel}">${channels[channel]}</span><span class="to">${escapeHtml(recipient(to))}</span><time datetime="${created_at}">${escapeHtml(dateTime(created_at))}</time></p>
${subject ? `<h2>${escapeHtml(subject)}</h2>` : ''}
${code ? `<p class="code" aria-label="Kode OTP">${code}</p>` : ''}
<p class="text">${linked(text, publicUrl)}</p>
</li>`;
}

const recipient = (to: string): string => (to.includes('@') ? to : phone(to));

/** Links to the portal become relative to this host; other text stays plain. */
function linked(text: string, publicUrl: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => {
      if (!part.startsWith(`${publicUrl}/`)) return escapeHtml(part);
      return `<a href="${escapeHtml(part.slice(publicUrl.length))}">${escapeHtml(part)}</a>`;
    })
    .join('');
}

/**
 * The product's colours (`src/web/theme/tokens.ts`), copied because this page does not load the portal's
 * styles.
 */
const style = `
:root{color-scheme:light dark;--ground:#f2f6f5;--card:#fff;--line:#e1e9e7;--edge:#768b88;--ink:#0d2a2b;--soft:#45605f;--petrol:#0b6b66;--on:#fff;--tint:#e2f2f0}
@media (prefers-color-scheme:dark){:root{--ground:#0b1717;--card:#122221;--line:#223635;--edge:#6f8784;--ink:#e6f0ee;--soft:#a9bfbc;--petrol:#5cc4b8;--on:#062422;--tint:#17312f}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 "Plus Jakarta Sans",system-ui,sans-serif}
header,main{max-width:720px;margin:0 auto;padding:0 16px}
header{padding-top:32px}
.brand{margin:0;color:var(--petrol);font-weight:700}
h1{margin:4px 0 8px;font-size:26px;line-height:1.25}
.lead{margin:0 0 24px;color:var(--soft)}
label{display:block;margin-bottom:6px;font-weight:600}
.row{display:flex;gap:8px}
input{flex:1;min-width:0;height:44px;padding:0 12px;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:inherit;font:inherit}
input[type=hidden]{display:none}
button{height:44px;padding:0 18px;border:0;border-radius:10px;background:var(--petrol);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
.bar{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;margin:20px 0 12px;color:var(--soft)}
.actions{display:flex;flex-wrap:wrap;gap:4px 16px}
a{color:var(--petrol);overflow-wrap:anywhere}
.quiet{display:inline-flex;align-items:center;min-height:24px}
:focus-visible{outline:3px solid var(--petrol);outline-offset:2px}
ol{display:grid;gap:12px;margin:0 0 48px;padding:0;list-style:none}
li{padding:16px 20px;border:1px solid var(--line);border-radius:14px;background:var(--card)}
.meta{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;margin:0 0 8px;color:var(--soft);font-size:14px}
.channel{padding:2px 10px;border-radius:99px;background:var(--tint);color:var(--petrol);font-weight:600}
.to{overflow-wrap:anywhere}
time{margin-left:auto}
h2{margin:0 0 8px;font-size:18px;line-height:1.35}
.code{margin:0 0 8px;font-size:32px;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums}
.text{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.empty{padding:40px 20px;border:1px dashed var(--edge);border-radius:14px;color:var(--soft);text-align:center}
`;

import { sandboxPaymentPath } from '../../../core/contract/payment';
import { dateTime } from '../../../core/format/date';
import { escapeHtml } from '../../../core/format/escape-html';
import { rupiah } from '../../../core/format/money';
import { topupStatus } from '../../../core/text/statuses';
import { type SandboxAction, sandboxActions } from '../../../platform/adapters/payment/sandbox-actions';
import type { SandboxPayment } from '../../../platform/adapters/payment/sandbox-book';
import { plainPage } from '../../../platform/http/plain-page';
import type { TopupRow } from './read-store';

export interface SandboxView {
  productName: string;
  nonce: string;
  topup: TopupRow;
  payment: SandboxPayment;
  outcome: { action: SandboxAction; answers: readonly number[] } | null;
}

const bookWords: Record<SandboxPayment['status'], string> = {
  unpaid: 'Belum dibayar',
  paid: 'Dibayar',
  expired: 'Kedaluwarsa',
  failed: 'Gagal',
};

export function sandboxPaymentPage({ productName, nonce, topup, payment, outcome }: SandboxView): string {
  const facts = [
    ['Top up', topup.code],
    ['Metode', topup.method_name],
    ['Jumlah dibayar', rupiah(payment.amount)],
    ['Batas waktu', dateTime(payment.expires_at, { zone: true })],
    ['Status di portal', topupStatus(topup.status).word],
    ['Status di sandbox', bookWords[payment.status]],
  ] as const;
  const [main, ...others] = Object.entries(sandboxActions) as [SandboxAction, string][];
  return plainPage({
    productName,
    nonce,
    title: 'Sandbox pembayaran',
    lead: 'Pengganti bank dan dompet digital untuk mencoba top up. Tidak ada uang sungguhan. Halaman ini hanya ada bersama data demo.',
    main: `
${outcome ? `<p class="notice" role="status">${escapeHtml(tale(outcome))}</p>` : ''}
<div class="card"><dl>${facts.map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl></div>
<h2>Bayar</h2>
<ul class="actions">${main ? button(topup.id, main, 'main') : ''}</ul>
<h2>Coba keadaan lain</h2>
<ul class="actions">${others.map((action) => button(topup.id, action)).join('')}</ul>
<a class="back" href="/topup/payment?q=${topup.id}">Kembali ke halaman pembayaran</a>`,
  });
}

const button = (id: string, [action, words]: [SandboxAction, string], style = ''): string =>
  `<li><form method="post" action="${sandboxPaymentPath(id)}"><input type="hidden" name="action" value="${action}">` +
  `<button class="${style}">${escapeHtml(words)}</button></form></li>`;

function tale({ action, answers }: NonNullable<SandboxView['outcome']>): string {
  const words = `${sandboxActions[action]}: selesai.`;
  if (answers.length === 0) return `${words} Tidak ada callback yang dikirim.`;
  return `${words} ${answers.length} callback dikirim, jawaban portal ${answers.join(', ')}.`;
}

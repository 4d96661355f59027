import { sandboxPaymentPath } from '../../../core/contract/payment';
import { dateTime } from '../../../core/format/date';
import { escapeHtml } from '../../../core/format/escape-html';
import { rupiah } from '../../../core/format/money';
import { type SandboxAction, sandboxActions } from '../../../platform/adapters/payment/sandbox-actions';
import type { SandboxPayment } from '../../../platform/adapters/payment/sandbox-book';
import { plainPage } from '../../../platform/http/plain-page';

/** Purpose of a sandbox payment. */
export interface SandboxSubject {
  kind: string;
  code: string;
  method: string;
  status: string;
  /** Page from which the payer came; null if it cannot be named. */
  back: string | null;
}

export interface SandboxView {
  productName: string;
  nonce: string;
  subject: SandboxSubject;
  payment: SandboxPayment;
  outcome: { action: SandboxAction; answers: readonly number[] } | null;
}

const bookWords: Record<SandboxPayment['status'], string> = {
  unpaid: 'Belum dibayar',
  paid: 'Dibayar',
  expired: 'Kedaluwarsa',
  failed: 'Gagal',
};

export function sandboxPaymentPage({ productName, nonce, subject, payment, outcome }: SandboxView): string {
  const facts = [
    [subject.kind, subject.code],
    ['Metode', subject.method],
    ['Jumlah dibayar', rupiah(payment.amount)],
    ['Batas waktu', dateTime(payment.expires_at, { zone: true })],
    ['Status di portal', subject.status],
    ['Status di sandbox', bookWords[payment.status]],
  ] as const;
  const [main, ...others] = Object.entries(sandboxActions) as [SandboxAction, string][];
  return plainPage({
    productName,
    nonce,
    title: 'Sandbox pembayaran',
    lead: 'Pengganti bank dan dompet digital untuk mencoba pembayaran. Tidak ada uang sungguhan. Halaman ini hanya ada bersama data demo.',
    main: `
${outcome ? `<p class="notice" role="status">${escapeHtml(tale(outcome))}</p>` : ''}
<div class="card"><dl>${facts.map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl></div>
<h2>Bayar</h2>
<ul class="actions">${main ? button(payment.merchant_ref, main, 'main') : ''}</ul>
<h2>Coba keadaan lain</h2>
<ul class="actions">${others.map((action) => button(payment.merchant_ref, action)).join('')}</ul>
${subject.back ? `<a class="back" href="${escapeHtml(subject.back)}">Kembali ke halaman pembayaran</a>` : ''}`,
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

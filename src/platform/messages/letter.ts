import { escapeHtml } from '../../core/format/escape-html';
/** Safety line of every message (domain 1.3). */
export const SAFETY = 'Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.';

export interface Letter {
  subject: string;
  lines: readonly string[];
  action?: { label: string; url: string };
  /** Below the button: lifetime of the link, and what to do about an unrequested message. */
  notes?: readonly string[];
}

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
}

const ink = '#16302e';
const soft = '#5b6f6d';
const petrol = '#0b6b66';
const font = "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export function renderLetter(
  productName: string,
  { subject, lines, action, notes = [] }: Letter,
): RenderedLetter {
  const text = [
    ...lines,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `${SAFETY}\n\n${productName}`,
  ].join('\n\n');

  const paragraph = (line: string, color = ink, size = 16) =>
    `<p style="margin:0 0 16px;font-size:${size}px;line-height:1.6;color:${color}">${escapeHtml(line)}</p>`;
  const button = action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${petrol};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px;line-height:1.6;color:${soft}">Tombol tidak berfungsi? Salin alamat ini ke peramban:<br><a href="${escapeHtml(action.url)}" style="color:${petrol};word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : '';

  const html = `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#eef3f2;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:24px 32px;border-bottom:1px solid #dfe8e6;font-size:18px;font-weight:700;color:${petrol}">${escapeHtml(productName)}</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${ink}">${escapeHtml(subject)}</h1>
${lines.map((line) => paragraph(line)).join('\n')}
${button}
${notes.map((line) => paragraph(line, soft, 14)).join('\n')}
</td></tr>
<tr><td style="padding:20px 32px;border-top:1px solid #dfe8e6;font-size:13px;line-height:1.6;color:${soft}">${SAFETY}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
  return { subject, text, html };
}

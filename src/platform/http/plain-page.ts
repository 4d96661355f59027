import { escapeHtml } from '../../core/format/escape-html';

export interface PlainPage {
  productName: string;
  nonce: string;
  title: string;
  lead: string;
  /** Escaped HTML. */
  main: string;
}

export const plainPagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page rendered by the server without the portal: for the sandbox and for visitors who are no partners. */
export const plainPage = ({ productName, nonce, title, lead, main }: PlainPage): string => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${escapeHtml(productName)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><p class="brand">${escapeHtml(productName)}</p><h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p></header>
<main>${main}</main>
</body>
</html>`;

/**
 * The product's colours (`src/web/theme/tokens.ts`), copied because these pages do not load the portal's
 * styles.
 */
const style = `
:root{color-scheme:light dark;--ground:#f2f6f5;--card:#fff;--line:#e1e9e7;--edge:#768b88;--ink:#0d2a2b;--soft:#45605f;--petrol:#0b6b66;--on:#fff;--tint:#e2f2f0}
@media (prefers-color-scheme:dark){:root{--ground:#0b1717;--card:#122221;--line:#223635;--edge:#6f8784;--ink:#e6f0ee;--soft:#a9bfbc;--petrol:#5cc4b8;--on:#062422;--tint:#17312f}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 "Plus Jakarta Sans",system-ui,sans-serif}
header,main{max-width:720px;margin:0 auto;padding:0 16px}
header{padding-top:32px}
main{padding-bottom:48px}
.brand{margin:0;color:var(--petrol);font-weight:700}
h1{margin:4px 0 8px;font-size:26px;line-height:1.25}
h2{margin:28px 0 10px;font-size:18px;line-height:1.35}
.lead{margin:0 0 24px;color:var(--soft)}
.card{padding:16px 20px;border:1px solid var(--line);border-radius:14px;background:var(--card)}
dl{display:grid;grid-template-columns:fit-content(40%) 1fr;gap:6px 20px;margin:0}
dt{color:var(--soft)}
dd{margin:0;font-weight:600;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.actions{display:grid;gap:10px;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));margin:0;padding:0;list-style:none}
.actions form,.actions button{width:100%;margin:0}
form.card{display:grid;gap:6px}
form.card button{margin-top:14px}
label{font-weight:600}
input{min-height:48px;min-width:0;margin-bottom:8px;padding:8px 12px;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:inherit;font:inherit}
input::placeholder{color:var(--soft);opacity:1}
button{min-height:44px;padding:8px 18px;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:inherit;font:inherit;font-weight:600;text-align:left;cursor:pointer}
button.main{border-color:var(--petrol);background:var(--petrol);color:var(--on);text-align:center}
.notice{margin:0 0 16px;padding:12px 16px;border-radius:10px;background:var(--tint)}
a{color:var(--petrol)}
.back{display:inline-flex;align-items:center;min-height:44px;margin-top:20px}
:focus-visible{outline:3px solid var(--petrol);outline-offset:2px}
`;

/**
 * Pre-request script of Postman that signs a call (`src/core/integration/signed-text.ts`). Postman provides
 * `pm` and `crypto-js`; variables are resolved first, because the signature covers the sent text.
 */
export const SIGNING = `
const CryptoJS = require('crypto-js');
const path = pm.variables.replaceIn(pm.request.url.getPathWithQuery());
const raw = pm.request.body && pm.request.body.raw;
const body = raw ? pm.variables.replaceIn(raw) : '';
if (body) pm.request.body.update({ mode: 'raw', raw: body, options: { raw: { language: 'json' } } });
const timestamp = String(Math.floor(Date.now() / 1000));
const nonce = CryptoJS.lib.WordArray.random(16).toString();
const text = [pm.request.method, path, timestamp, nonce, CryptoJS.SHA256(body).toString()].join('\\n');
pm.request.headers.upsert({ key: 'X-Timestamp', value: timestamp });
pm.request.headers.upsert({ key: 'X-Nonce', value: nonce });
pm.request.headers.upsert({
  key: 'X-Signature',
  value: CryptoJS.HmacSHA512(text, pm.variables.get('secret')).toString(),
});
`;

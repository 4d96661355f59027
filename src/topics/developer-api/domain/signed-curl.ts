import { shellQuoted } from '../../../core/format/shell';

interface PostedCall {
  origin: string;
  path: string;
  key: string;
  body: string;
}

/**
 * Shell commands that sign each time, because a nonce works once. They read the secret from `LUMBUNG_SECRET`, so that
 * it is not written anywhere.
 */
export const signedCurl = ({ origin, path, key, body }: PostedCall): string =>
  [
    '# export LUMBUNG_SECRET=…',
    `BODY=${shellQuoted(body)}`,
    'TIMESTAMP=$(date +%s)',
    'NONCE=$(openssl rand -hex 16)',
    `HASH=$(printf %s "$BODY" | openssl dgst -sha256 -r | cut -d ' ' -f 1)`,
    `SIGNATURE=$(printf '%s\\n%s\\n%s\\n%s\\n%s' POST ${shellQuoted(path)} "$TIMESTAMP" "$NONCE" "$HASH" |`,
    `  openssl dgst -sha512 -hmac "$LUMBUNG_SECRET" -r | cut -d ' ' -f 1)`,
    `curl --silent --show-error --request POST ${shellQuoted(origin + path)} \\`,
    `  --header ${shellQuoted(`Authorization: Bearer ${key}`)} \\`,
    '  --header "X-Timestamp: $TIMESTAMP" --header "X-Nonce: $NONCE" \\',
    '  --header "X-Signature: $SIGNATURE" --header "Content-Type: application/json" \\',
    '  --data-raw "$BODY"',
  ].join('\n');

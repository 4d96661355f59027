# A small client of the API for partners' programs. A POSIX shell with curl and openssl.
# Reads LUMBUNG_URL, LUMBUNG_KEY and LUMBUNG_SECRET.

# lumbung METHOD PATH [BODY]: signs and sends; prints the answer.
lumbung() {
  method=$1 path="/open-api/v1$2" body=${3-}
  timestamp=$(date +%s)
  nonce=$(openssl rand -hex 16)
  body_hash=$(printf %s "$body" | openssl dgst -sha256 -r | cut -d ' ' -f 1)
  signature=$(printf '%s\n%s\n%s\n%s\n%s' "$method" "$path" "$timestamp" "$nonce" "$body_hash" |
    openssl dgst -sha512 -hmac "$LUMBUNG_SECRET" -r | cut -d ' ' -f 1)
  set -- --silent --show-error --max-time 30 --request "$method" \
    --header "Authorization: Bearer $LUMBUNG_KEY" \
    --header "X-Timestamp: $timestamp" \
    --header "X-Nonce: $nonce" \
    --header "X-Signature: $signature"
  if [ -n "$body" ]; then
    set -- "$@" --header 'Content-Type: application/json' --data-raw "$body"
  fi
  curl "$@" "$LUMBUNG_URL$path"
}

<?php
// A small client of the API for partners' programs. PHP 8.1 or newer with curl, no package.

declare(strict_types=1);

/** What the API refused: `code` is one of a closed set, `$wait` the seconds of Retry-After, 0 for none. */
final class LumbungError extends RuntimeException
{
    public function __construct(public readonly int $status, public readonly array $body, public readonly int $wait)
    {
        parent::__construct(($body['code'] ?? 'UNREADABLE') . ': ' . ($body['message_en'] ?? ''));
    }
}

final class Lumbung
{
    private const BASE = '/open-api/v1';
    private const WEBHOOK_TOLERANCE = 300;
    private const TRIES = 4;
    /** The longest pause, in seconds, that is waited for; a longer one is the caller's to plan. */
    private const LONGEST_WAIT = 60;

    /** `$url`: where the portal stands. `$key`, `$secret`: of an access token. */
    public function __construct(
        private readonly string $url,
        private readonly string $key,
        private readonly string $secret,
    ) {
    }

    /** Headers that sign a call: its method, path with query, time, nonce and the very bytes of its body. */
    public function sign(string $method, string $path, string $body = ''): array
    {
        $timestamp = (string) time();
        $nonce = bin2hex(random_bytes(16));
        $text = implode("\n", [$method, $path, $timestamp, $nonce, hash('sha256', $body)]);
        return [
            'Authorization: Bearer ' . $this->key,
            'X-Timestamp: ' . $timestamp,
            'X-Nonce: ' . $nonce,
            'X-Signature: ' . hash_hmac('sha512', $text, $this->secret),
        ];
    }

    /** Sends, and again what was refused for its pace alone (429): that did nothing, and Retry-After says when. */
    public function call(string $method, string $path, array $query = [], ?array $body = null): array
    {
        return self::tried(fn () => $this->send($method, $path, $query, $body), fn ($status) => $status === 429);
    }

    private static function tried(callable $once, callable $again): array
    {
        for ($nth = 1; ; $nth++) {
            try {
                return $once();
            } catch (LumbungError $error) {
                $wait = $error->wait ?: 2 ** $nth;
                if (!$again($error->status) || $nth === self::TRIES || $wait > self::LONGEST_WAIT) {
                    throw $error;
                }
                sleep($wait);
            }
        }
    }

    private function send(string $method, string $path, array $query, ?array $body): array
    {
        $at = self::BASE . $path . ($query === [] ? '' : '?' . http_build_query($query));
        if (isset($body['customer'])) {
            // PHP would write an empty one as a list.
            $body['customer'] = (object) $body['customer'];
        }
        $text = $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
        $headers = $this->sign($method, $at, $text);
        $wait = 0;
        $request = curl_init(rtrim($this->url, '/') . $at);
        curl_setopt_array($request, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => [...$headers, ...($body === null ? [] : ['Content-Type: application/json'])],
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT => 30,
            CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$wait): int {
                $wait = stripos($line, 'retry-after:') === 0 ? (int) substr($line, 12) : $wait;
                return strlen($line);
            },
        ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => $text]));
        $answer = curl_exec($request);
        $status = (int) curl_getinfo($request, CURLINFO_RESPONSE_CODE);
        $read = is_string($answer) ? json_decode($answer, true) : null;
        if ($status !== 200 || !is_array($read)) {
            throw new LumbungError($status, is_array($read) ? $read : [], $wait);
        }
        return $read;
    }

    public function balance(): int
    {
        return $this->call('GET', '/balance')['data']['balance'];
    }

    public function brands(): array
    {
        return $this->call('GET', '/brands')['data'];
    }

    /** Items, and the mark (`next`) from which the next reading tells what has changed. */
    public function items(array $query = []): array
    {
        $items = [];
        do {
            ['data' => $page, 'meta' => $meta] = $this->call('GET', '/items', $query);
            array_push($items, ...$page);
            $query['since'] = $meta['next'];
        } while ($meta['more']);
        return ['items' => $items, 'next' => $meta['next']];
    }

    public function orderStatus(string $refId): array
    {
        return $this->call('GET', '/order-status', ['ref_id' => $refId])['data'];
    }

    /**
     * Orders under a `ref_id` of yours, once. No answer (0), or 5xx: it may have been bought, so the very same body is
     * sent again, which buys nothing twice. A 4xx is thrown: this sending bought nothing, and once its cause is mended
     * the same `ref_id` may be sent again. But REF_ID_CONFLICT means that this `ref_id` has its order already, and after
     * a sending without an answer so may any 4xx: ask `orderStatus` before you buy under another `ref_id`.
     */
    public function buy(array $order): array
    {
        $unknown = fn (int $status) => $status < 400 || $status >= 500;
        return self::tried(fn () => $this->call('POST', '/orders', [], $order), $unknown)['data'];
    }

    /**
     * Whether a webhook is from the portal (Standard Webhooks): `$headers` in small letters, `$body` the very text,
     * `$secret` of the webhook (`whsec_…`).
     */
    public static function isWebhookGenuine(array $headers, string $body, string $secret): bool
    {
        $timestamp = (int) ($headers['webhook-timestamp'] ?? 0);
        if (abs(time() - $timestamp) > self::WEBHOOK_TOLERANCE) {
            return false;
        }
        $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
        $text = ($headers['webhook-id'] ?? '') . '.' . $timestamp . '.' . $body;
        $expected = 'v1,' . base64_encode(hash_hmac('sha256', $text, $key, true));
        $given = explode(' ', $headers['webhook-signature'] ?? '');
        return array_filter($given, fn ($one) => hash_equals($expected, $one)) !== [];
    }
}

<?php
// A small client of the API for partners' programs. PHP 8.1 or newer with curl, no package.

declare(strict_types=1);

/** What the API refused: `code` is one of a closed set. */
final class LumbungError extends RuntimeException
{
    public function __construct(public readonly int $status, public readonly array $body)
    {
        parent::__construct(($body['code'] ?? 'UNREADABLE') . ': ' . ($body['message_en'] ?? ''));
    }

    /** False where it is unknown whether anything was bought: then the very same body is sent again. */
    public function isSure(): bool
    {
        return $this->status >= 400 && $this->status < 500 && $this->status !== 429;
    }
}

final class Lumbung
{
    private const BASE = '/open-api/v1';
    private const WEBHOOK_TOLERANCE = 300;

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

    public function call(string $method, string $path, array $query = [], ?array $body = null): array
    {
        $at = self::BASE . $path . ($query === [] ? '' : '?' . http_build_query($query));
        $text = $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
        $headers = $this->sign($method, $at, $text);
        if ($body !== null) {
            $headers[] = 'Content-Type: application/json';
        }
        $request = curl_init(rtrim($this->url, '/') . $at);
        curl_setopt_array($request, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => $headers,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT => 30,
        ]);
        if ($body !== null) {
            curl_setopt($request, CURLOPT_POSTFIELDS, $text);
        }
        $answer = curl_exec($request);
        $status = (int) curl_getinfo($request, CURLINFO_RESPONSE_CODE);
        $read = is_string($answer) ? json_decode($answer, true) : null;
        if ($status !== 200 || !is_array($read)) {
            throw new LumbungError($status, is_array($read) ? $read : []);
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

    /** Orders under a `ref_id` of yours, once; sent again as it is when it is unknown whether it came through. */
    public function buy(array $order, int $tries = 4): array
    {
        for ($nth = 1; ; $nth++) {
            try {
                return $this->call('POST', '/orders', [], $order)['data'];
            } catch (LumbungError $error) {
                if ($error->isSure() || $nth === $tries) {
                    throw $error;
                }
                sleep(2 ** $nth);
            }
        }
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
        foreach (explode(' ', $headers['webhook-signature'] ?? '') as $signature) {
            if (hash_equals($expected, $signature)) {
                return true;
            }
        }
        return false;
    }
}

<?php
// php -S 127.0.0.1:PORT webhook.php: hears webhooks; LUMBUNG_WEBHOOK_SECRET is theirs.
require __DIR__ . '/Lumbung.php';

$headers = [
    'webhook-id' => $_SERVER['HTTP_WEBHOOK_ID'] ?? '',
    'webhook-timestamp' => $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '',
    'webhook-signature' => $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '',
];
$body = file_get_contents('php://input');
if (!Lumbung::isWebhookGenuine($headers, $body, getenv('LUMBUNG_WEBHOOK_SECRET'))) {
    http_response_code(401);
    exit;
}
// Remember webhook-id: the same event may come more than once.
['type' => $type, 'data' => $data] = json_decode($body, true);
error_log($headers['webhook-id'] . ' ' . $type . ' ' . json_encode($data));
http_response_code(204);

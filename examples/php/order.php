<?php
// php order.php REF_ID
require __DIR__ . '/Lumbung.php';

$lumbung = new Lumbung(getenv('LUMBUNG_URL'), getenv('LUMBUNG_KEY'), getenv('LUMBUNG_SECRET'));

$items = $lumbung->items(['brand' => 'mobile-legends'])['items'];
$item = current(array_filter($items, fn ($one) => $one['sku'] === 'ML-86'));

// Sent again with the same ref_id, it buys nothing a second time.
$order = $lumbung->buy([
    'ref_id' => $argv[1],
    'sku' => $item['sku'],
    'price' => $item['price'],
    'customer' => ['user_id' => '12341230', 'zone_id' => '2614'],
]);
echo $order['code'], ' ', $order['status'], PHP_EOL;

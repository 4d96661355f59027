<?php
require __DIR__ . '/Lumbung.php';

$lumbung = new Lumbung(getenv('LUMBUNG_URL'), getenv('LUMBUNG_KEY'), getenv('LUMBUNG_SECRET'));

echo $lumbung->balance(), PHP_EOL;

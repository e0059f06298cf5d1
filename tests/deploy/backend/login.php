<?php

declare(strict_types=1);

require __DIR__ . '/../session.php';

$sent = json_decode(file_get_contents('php://input'), true);
$account = json_decode(file_get_contents(__DIR__ . '/../data/account.json'), true, 512, JSON_THROW_ON_ERROR);
$is_right = is_array($sent)
    && hash_equals($account['email'], (string) ($sent['email'] ?? ''))
    && hash_equals($account['password'], (string) ($sent['password'] ?? ''));
if (!$is_right) {
    answer(422, ['error' => 'invalid_credentials', 'message' => 'Address or password is wrong.', 'fields' => new stdClass()]);
}
session_name('deploy_session');
session_start(['cookie_httponly' => true, 'cookie_secure' => true, 'cookie_samesite' => 'Lax']);
session_regenerate_id(true);
$_SESSION['member'] = true;
session_write_close();
note_call();
answer(200, ['result' => 'done']);

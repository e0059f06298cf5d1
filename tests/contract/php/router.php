<?php

declare(strict_types=1);

// A small backend as a PHP team writes one, for PHP's own server. It keeps to the contract; a file named `habit` in
// the folder of its state turns on PHP habits that do not, or that are legal though odd.
//
//   CONTRACT=bundled-contract.json STATE_DIR=folder php -S 127.0.0.1:8081 router.php

require __DIR__ . '/habits.php';
require __DIR__ . '/json-schema.php';
require __DIR__ . '/contract.php';
require __DIR__ . '/legal.php';
require __DIR__ . '/answer.php';
require __DIR__ . '/door.php';
require __DIR__ . '/state.php';
foreach (glob(__DIR__ . '/operations/*.php') ?: [] as $file) {
    require $file;
}

ini_set('session.save_path', getenv('STATE_DIR') ?: '.');
ini_set('session.use_strict_mode', '1');
ini_set('session.gc_probability', '0');
session_name('rendezvous_session');
session_set_cookie_params(['lifetime' => habit('lasting-cookie') ? 2_592_000 : 0, 'path' => '/', 'httponly' => true, 'samesite' => 'Lax']);

$path = (string) parse_url('http://localhost' . $_SERVER['REQUEST_URI'], PHP_URL_PATH);
$methods = contract()['paths'][$path] ?? [];
if ($path === '/login.php' && habit('login-redirect')) {
    header('Content-Type: text/html; charset=utf-8');
    exit('<!doctype html><title>Log in</title><form method="post"><input type="password" name="password"></form>');
}
if ($methods === []) {
    send_error(404, 'not_found', 'There is nothing here.');
}
$operation = $methods[strtolower($_SERVER['REQUEST_METHOD'])] ?? null;
if ($operation === null || !function_exists($operation['operationId'])) {
    header('Allow: ' . strtoupper(implode(', ', array_keys($methods))));
    send_error(405, 'method_not_allowed', 'This method is not known here.');
}

$operationId = current_operation($operation['operationId']);
$call = check_request($operation);
$isReading = $_SERVER['REQUEST_METHOD'] === 'GET' && !isset($call['query']['profile']) && $operationId !== 'logOut'
    && !keeps_filters($call);
$state = read_state();
$answer = $isReading ? $operationId($call, $state) : act_once($operationId, $call);
if ($answer === null) {
    http_response_code(204);
    header_remove('Content-Type');
    exit();
}
send_json(200, $answer);

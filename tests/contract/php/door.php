<?php

declare(strict_types=1);

/**
 * The checked request: `query` (typed by the contract), `body` (stdClass, or null), `files`, `email` of the session
 * (null without one). Ends the request with the right error where something does not fit.
 */
function check_request(array $operation): array
{
    $query = check_parameters($operation);
    $session = open_session();
    $security = $operation['security'] ?? contract()['security'];
    if ($security !== [] && !in_array([], $security, true) && !isset($session['email'])) {
        if (habit('login-redirect')) {
            header('Location: /login.php', true, 302);
            exit();
        }
        send_error(403, 'session_lost', 'Please log in again.');
    }
    $meant_for = $_SERVER['HTTP_X_ACCOUNT'] ?? null;
    if (isset($session['email']) && $meant_for !== null && (int) $meant_for !== own_profile([])['id']) {
        send_error(409, 'other_account', 'Somebody else is logged in here now.');
    }
    return [
        'query' => $query,
        'body' => check_body($operation, $session['csrf'] ?? null),
        'email' => $session['email'] ?? null,
        'csrf' => $session['csrf'] ?? null,
    ];
}

/** The values of the session; it is closed at once, so that other calls of this member need not wait. */
function open_session(): array
{
    if (!isset($_COOKIE[session_name()])) {
        return [];
    }
    if (habit('session-lock')) {
        // The session stays open, and with it its lock, until the slow work is done.
        session_start();
        usleep(300_000);
        return $_SESSION;
    }
    session_start(['read_and_close' => true]);
    return $_SESSION;
}

function check_parameters(array $operation): array
{
    $given = query_values();
    $problems = $given['problems'];
    $values = [];
    foreach ($operation['parameters'] ?? [] as $parameter) {
        $parameter = resolve($parameter);
        $name = $parameter['name'];
        $text = match ($parameter['in']) {
            'query' => $given['values'][$name] ?? null,
            'header' => $_SERVER['HTTP_' . strtoupper(strtr($name, '-', '_'))] ?? null,
            default => null,
        };
        if ($text === null) {
            if ($parameter['required'] ?? false) {
                $problems[$name] = 'required';
            }
            continue;
        }
        $schema = resolve($parameter['schema']);
        $value = typed((array) ($schema['type'] ?? []), $text);
        $problems += schema_problems($schema, $value, $name);
        $values[$name] = $value;
    }
    if ($problems !== []) {
        send_invalid($problems);
    }
    return $values;
}

/** Not $_GET: of `id=1&id=2` that keeps the last one in silence. */
function query_values(): array
{
    if (habit('repeated-key')) {
        // id[]=1 gives a list, which no parameter takes.
        return ['values' => array_filter($_GET, is_string(...)), 'problems' => []];
    }
    $values = [];
    $problems = [];
    foreach (array_filter(explode('&', $_SERVER['QUERY_STRING'] ?? '')) as $pair) {
        [$name, $value] = array_map(urldecode(...), explode('=', $pair, 2) + [1 => '']);
        if (array_key_exists($name, $values)) {
            $problems[$name] = 'repeated';
        }
        $values[$name] = $value;
    }
    return ['values' => $values, 'problems' => $problems];
}

function typed(array $types, string $text): mixed
{
    if (array_intersect($types, ['integer', 'number']) !== [] && preg_match('/^-?\d{1,18}$/D', $text) === 1) {
        return (int) $text;
    }
    if (in_array('number', $types, true) && preg_match('/^-?\d{1,9}\.\d{1,15}$/D', $text) === 1) {
        return (float) $text;
    }
    if (in_array('boolean', $types, true) && in_array($text, ['true', 'false'], true)) {
        return $text === 'true';
    }
    return $text;
}

function check_body(array $operation, ?string $csrf): ?object
{
    $body = resolve($operation['requestBody'] ?? []);
    if (isset($body['content']['multipart/form-data'])) {
        check_upload();
        return null;
    }
    if (!isset($body['content']['application/json'])) {
        return null;
    }
    $type = strtolower(trim(explode(';', $_SERVER['CONTENT_TYPE'] ?? '')[0]));
    if (habit('body-not-read') && in_array($_SERVER['REQUEST_METHOD'], ['PUT', 'DELETE'], true)) {
        // $_POST is filled for POST only, and never from JSON.
        $value = (object) $_POST;
    } else {
        $text = (string) file_get_contents('php://input');
        $value = json_decode($text);
        if ($type !== 'application/json' || json_last_error() !== JSON_ERROR_NONE) {
            send_invalid(['body' => 'wrong_format']);
        }
    }
    $given = is_object($value) ? $value->csrf ?? null : null;
    if (is_string($given) && ($csrf === null || !hash_equals($csrf, $given))) {
        send_error(422, 'csrf_invalid', 'The page is too old. Please load it again.', ['csrf' => 'invalid']);
    }
    $problems = schema_problems($body['content']['application/json']['schema'], $value, 'body');
    if ($problems !== []) {
        send_invalid($problems);
    }
    return $value;
}

function check_upload(): void
{
    $isTooLarge = (int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > ini_parse_quantity((string) ini_get('post_max_size'));
    $error = $_FILES['file']['error'] ?? UPLOAD_ERR_NO_FILE;
    // A body above post_max_size arrives as nothing at all: no $_FILES, no $_POST, no error.
    if (!habit('upload-vanished') && ($isTooLarge || $error === UPLOAD_ERR_INI_SIZE)) {
        send_error(413, 'too_large', 'This picture is too large.');
    }
    if ($error !== UPLOAD_ERR_OK) {
        send_invalid(['file' => 'required']);
    }
    if (@getimagesize($_FILES['file']['tmp_name']) === false) {
        send_invalid(['file' => 'wrong_format']);
    }
}

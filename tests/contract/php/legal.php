<?php

declare(strict_types=1);

/**
 * The bytes of a body, as one of the habits of PHP writes them that the contract allows: a reader finds the same
 * values in each of them. Sets the headers that belong to it.
 */
function legal_bytes(mixed $body, int $flags): string
{
    $flags |= JSON_THROW_ON_ERROR;
    if (habit('escaped-letters')) {
        $flags &= ~(JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }
    if (habit('pretty-printed')) {
        $flags |= JSON_PRETTY_PRINT;
    }
    if (habit('zero-fraction')) {
        $body = as_floats(json_decode(json_encode($body, $flags)));
        $flags |= JSON_PRESERVE_ZERO_FRACTION;
    }
    if (habit('other-order')) {
        $body = turned(json_decode(json_encode($body, $flags), false, 512, JSON_THROW_ON_ERROR));
    }
    $text = json_encode($body, $flags);
    $moment = '/"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)Z"/';
    $text = match (true) {
        habit('offset-of-zero') => preg_replace($moment, '"$1+00:00"', $text),
        habit('fractions-of-a-second') => preg_replace($moment, '"$1.000000Z"', $text),
        default => $text,
    };
    if (habit('line-break-at-the-end')) {
        $text .= "\n\n";
    }
    return habit('compressed') ? compressed($text) : $text;
}

/** Headers that PHP or its settings give by themselves. */
function legal_headers(): void
{
    header(match (true) {
        habit('no-charset') => 'Content-Type: application/json',
        habit('charset-in-capitals') => 'Content-Type: application/json;charset="UTF-8"',
        default => 'Content-Type: application/json; charset=utf-8',
    });
    header('Cache-Control: no-store');
    if (habit('headers-of-sessions')) {
        // What session_start() sends with session.cache_limiter = nocache.
        header('Cache-Control: no-store, no-cache, must-revalidate');
        header('Expires: Thu, 19 Nov 1981 08:52:00 GMT');
        header('Pragma: no-cache');
    }
}

/** The status in place of another one that says the same. */
function legal_status(int $status): int
{
    return match (true) {
        $status === 403 && habit('status-401') => 401,
        $status === 405 && habit('no-405') => 404,
        default => $status,
    };
}

function as_floats(mixed $value): mixed
{
    if (is_int($value)) {
        return (float) $value;
    }
    if (is_array($value)) {
        return array_map(as_floats(...), $value);
    }
    if (is_object($value)) {
        return (object) array_map(as_floats(...), get_object_vars($value));
    }
    return $value;
}

/** The same objects with their properties in another order. */
function turned(mixed $value): mixed
{
    if (is_array($value)) {
        return array_map(turned(...), $value);
    }
    return is_object($value) ? (object) array_reverse(array_map(turned(...), get_object_vars($value)), true) : $value;
}

/** What zlib.output_compression does for a client that asks for it. */
function compressed(string $text): string
{
    if (!str_contains($_SERVER['HTTP_ACCEPT_ENCODING'] ?? '', 'gzip')) {
        return $text;
    }
    header('Content-Encoding: gzip');
    header('Vary: Accept-Encoding');
    return gzencode($text);
}

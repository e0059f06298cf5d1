<?php

declare(strict_types=1);

/** Habits that would meet every operation are kept to one, so that the others go on. */
const PLACES = [
    'phone-as-number' => 'getSettings',
    'text-html' => 'getChats',
    'latin-1' => 'getChats',
    'empty-200' => 'getChats',
    'session-lock' => 'getChats',
];

/** Whether this PHP habit is turned on: the file `habit` in the folder of the state names those that are. */
function habit(string $name): bool
{
    static $active = null;
    $active ??= explode(' ', trim((string) @file_get_contents(getenv('STATE_DIR') . '/habit')));
    return in_array($name, $active, true) && in_array(PLACES[$name] ?? null, [null, current_operation()], true);
}

/** The operation that this request is for; set once. */
function current_operation(?string $operationId = null): ?string
{
    static $current = null;
    return $current ??= $operationId;
}

/** Rows as a database driver gives them: with emulated prepared statements every number is a string. */
function driver_rows(array $rows): array
{
    if (!habit('number-as-string')) {
        return $rows;
    }
    // A CSV round trip makes of them what such a driver makes: texts.
    $file = fopen('php://memory', 'r+');
    return array_map(function (array $row) use ($file): array {
        $numbers = array_filter($row, fn ($value) => is_int($value) || is_float($value));
        if ($numbers === []) {
            return $row;
        }
        ftruncate($file, 0);
        rewind($file);
        fputcsv($file, $numbers, ',', '"', '');
        rewind($file);
        return array_merge($row, array_combine(array_keys($numbers), fgetcsv($file, null, ',', '"', '')));
    }, $rows);
}

/** Warnings in the page, as on a machine set up for development. */
function show_warnings(): void
{
    ini_set('display_errors', '1');
    ini_set('html_errors', '1');
    error_reporting(E_ALL);
}

/** A file of settings that an editor saved with a byte-order mark. */
function include_with_byte_order_mark(): array
{
    $file = tempnam(getenv('STATE_DIR') ?: '.', 'bom');
    file_put_contents($file, "\xEF\xBB\xBF<?php return ['page_size' => 50];");
    $settings = require $file;
    unlink($file);
    return $settings;
}

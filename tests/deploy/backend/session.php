<?php

declare(strict_types=1);

/** Whether the caller has logged in. The lock of the session is given back at once: polls come side by side. */
function has_session(): bool
{
    session_name('deploy_session');
    session_start(['read_and_close' => true]);
    return ($_SESSION['member'] ?? false) === true;
}

/** The test reads which files PHP ran. */
function note_call(): void
{
    $line = $_SERVER['REQUEST_METHOD'] . ' ' . $_SERVER['SCRIPT_FILENAME'] . "\n";
    file_put_contents(__DIR__ . '/data/calls.log', $line, FILE_APPEND | LOCK_EX);
}

function answer(int $status, array $body): never
{
    answer_text($status, json_encode($body, JSON_THROW_ON_ERROR));
}

function answer_text(int $status, string $text): never
{
    http_response_code($status);
    header('Content-Type: application/json; charset=utf-8');
    header('Cache-Control: private, no-store');
    echo $text;
    exit;
}

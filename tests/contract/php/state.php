<?php

declare(strict_types=1);

const DEMO_EMAIL = 'demo@example.com';
const DEMO_PASSWORD = 'demo-password';
const FIRST_STATE = [
    'credits' => 500,
    'conversations' => [
        ['id' => 11, 'profile' => 101, 'unread' => 1, 'removed' => false, 'messages' => [
            ['id' => 1, 'from_me' => true, 'text' => 'Hello Zoë', 'sent_at' => '2026-01-05T09:00:00Z', 'message_id' => null],
            ['id' => 2, 'from_me' => false, 'text' => 'Hello, how are you?', 'sent_at' => '2026-01-05T09:10:00Z', 'message_id' => null],
        ]],
        ['id' => 12, 'profile' => 102, 'unread' => 0, 'removed' => true, 'messages' => []],
        ['id' => 13, 'profile' => 103, 'unread' => 0, 'removed' => false, 'messages' => [
            ['id' => 3, 'from_me' => true, 'text' => 'Good morning', 'sent_at' => '2026-01-06T08:00:00Z', 'message_id' => null],
        ]],
    ],
    'likes' => [102],
    'images' => [],
    'filters' => [],
    'answers' => [],
];

function read_state(): array
{
    $text = @file_get_contents(getenv('STATE_DIR') . '/state.json');
    return is_string($text) && $text !== '' ? json_decode($text, true) : FIRST_STATE;
}

/**
 * Calls the operation of this name, which may change the state, one call at a time. A repeated Idempotency-Key is
 * answered with what was answered first; a key belongs to one member.
 */
function act_once(string $operationId, array $call): ?array
{
    $lock = fopen(getenv('STATE_DIR') . '/lock', 'c');
    flock($lock, LOCK_EX);
    $state = read_state();
    $key = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? null;
    $owner = $call['email'] ?? session_id();
    $files = array_map(fn ($file) => hash_file('sha256', $file['tmp_name']), $_FILES);
    $hash = hash('sha256', json_encode([$operationId, $call['body'], $files], JSON_THROW_ON_ERROR));
    $first = $key === null ? null : $state['answers'][$owner][$key] ?? null;
    if ($first !== null) {
        if ($first['hash'] !== $hash) {
            send_error(409, 'idempotency_conflict', 'This key belongs to another request.');
        }
        return $first['answer'];
    }
    // By value here and by reference there: a refusal ends the request and changes nothing.
    $answer = $operationId($call, $state);
    if ($key !== null) {
        $state['answers'][$owner][$key] = ['hash' => $hash, 'answer' => $answer];
    }
    $target = getenv('STATE_DIR') . '/state.json';
    file_put_contents("$target.new", json_encode($state, JSON_THROW_ON_ERROR));
    rename("$target.new", $target);
    flock($lock, LOCK_UN);
    return $answer;
}

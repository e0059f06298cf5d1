<?php

declare(strict_types=1);

const STARTED_AT = '2026-01-05T09:00:00Z';

function getChats(array $call, array $state): array
{
    // Those removed stand before the newest message, so that what is left does not begin with the key 0.
    usort($state['conversations'], fn ($one, $other) => newest_of($other) <=> newest_of($one));
    $shown = array_filter($state['conversations'], fn ($conversation) => !$conversation['removed']);
    $chats = array_map(fn ($conversation) => [
        'conversation' => [
            'id' => $conversation['id'],
            'started_at' => STARTED_AT,
            'last_message' => $conversation['messages'] === [] ? null : end($conversation['messages']),
            'read_only' => false,
            'blocked' => false,
        ],
        'profile' => member($conversation['profile']),
        'num_unread_messages' => $conversation['unread'],
    ], $shown);
    return habit('list-with-holes') ? $chats : array_values($chats);
}

/** What the list is ordered by. */
function newest_of(array $conversation): array
{
    $last = end($conversation['messages']) ?: ['sent_at' => STARTED_AT, 'id' => 0];
    return [$conversation['removed'], $last['sent_at'], $last['id']];
}

/** Reads a page of messages, or finds the conversation with a member: that one changes the state. */
function getChat(array $call, array &$state): array
{
    $query = $call['query'];
    if (isset($query['profile']) === isset($query['conversation'])) {
        $code = isset($query['profile']) ? 'one_only' : 'one_required';
        send_invalid(['profile' => $code, 'conversation' => $code]);
    }
    if (isset($query['profile'])) {
        $id = member($query['profile'])['id'];
        foreach ($state['conversations'] as $index => $conversation) {
            if ($conversation['profile'] === $id) {
                $state['conversations'][$index]['removed'] = false;
                return ['id' => $conversation['id']];
            }
        }
        send_error(404, 'not_found', 'There is no such member.');
    }
    $conversation = $state['conversations'][find_conversation($state, $query['conversation'])];
    $before = $query['before'] ?? PHP_INT_MAX;
    $limit = $query['limit'] ?? 50;
    $older = array_filter($conversation['messages'], fn ($message) => $message['id'] < $before);
    $older = array_reverse(array_values($older));
    return [
        'id' => $conversation['id'],
        'started_at' => STARTED_AT,
        'profile' => member($conversation['profile']),
        'read_only' => false,
        'blocked' => false,
        'messages' => array_slice($older, 0, $limit),
        'has_more' => count($older) > $limit,
    ];
}

function sendMessage(array $call, array &$state): array
{
    $body = $call['body'];
    $index = find_conversation($state, (int) $body->conversation);
    if ($state['credits'] < 1) {
        send_error(402, 'insufficient_credits', 'Your balance does not cover this message.');
    }
    $ids = array_map(fn ($one) => count($one['messages']), $state['conversations']);
    $message = [
        'id' => array_sum($ids) + 1,
        'from_me' => true,
        'text' => $body->text,
        'sent_at' => gmdate('Y-m-d\TH:i:s\Z'),
        'message_id' => $body->message_id,
        'reply_to' => quote_of($state['conversations'][$index]['messages'], $body->reply_to ?? null),
    ];
    $state['conversations'][$index]['messages'][] = $message;
    $state['credits'] -= 1;
    return ['message' => $message, 'credits' => $state['credits']];
}

/** What stands above a message that answers another one; null if this conversation does not have that one. */
function quote_of(array $messages, ?int $id): ?array
{
    foreach ($messages as $message) {
        if ($message['id'] === $id) {
            // mb_substr needs an extension that is not everywhere.
            preg_match('/^.{0,200}/su', $message['text'], $beginning);
            return ['id' => $id, 'from_me' => $message['from_me'], 'text' => $beginning[0]];
        }
    }
    return null;
}

function markChatRead(array $call, array &$state): array
{
    $index = find_conversation($state, (int) $call['body']->conversation);
    $state['conversations'][$index]['unread'] = 0;
    return ['conversation' => $state['conversations'][$index]['id'], 'num_unread_messages' => 0];
}

function removeChat(array $call, array &$state): array
{
    $index = find_conversation($state, (int) $call['body']->conversation);
    $state['conversations'][$index]['removed'] = true;
    return ['result' => 'done'];
}

function find_conversation(array $state, int $id): int
{
    foreach ($state['conversations'] as $index => $conversation) {
        if ($conversation['id'] === $id && !$conversation['removed']) {
            return $index;
        }
    }
    send_error(404, 'not_found', 'There is no such conversation.');
}

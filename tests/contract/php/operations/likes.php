<?php

declare(strict_types=1);

function getLikes(array $call, array $state): array
{
    $like = fn (int $id): array => members()[$id] + ['like_new' => false, 'liked_at' => '2026-01-04T18:00:00Z'];
    return [
        'profiles' => driver_rows(array_map($like, array_values($state['likes']))),
        'liked_by' => driver_rows([$like(101)]),
    ];
}

function likeProfile(array $call, array &$state): array
{
    $id = member((int) $call['body']->profile)['id'];
    $state['likes'] = array_values(array_unique([...$state['likes'], $id]));
    return ['profile' => $id, 'liked' => true];
}

function unlikeProfile(array $call, array &$state): array
{
    $id = member((int) $call['body']->profile)['id'];
    $state['likes'] = array_values(array_diff($state['likes'], [$id]));
    return ['profile' => $id, 'liked' => false];
}

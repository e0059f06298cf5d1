<?php

declare(strict_types=1);

function photo_of(int $id): array
{
    return ['id' => 900 + $id, 'thumb_filename' => "m/$id-480.jpg", 'filename' => "m/$id.jpg"];
}

function members(): array
{
    $member = fn (int $id, string $name, int $age, ?string $city, string $gender): array => [
        'id' => $id,
        'name' => $name,
        'age' => $age,
        'city' => $city,
        'country' => 'DE',
        'gender' => $gender,
        'language' => 'de',
        'main_image' => photo_of($id),
        'fictional_icon' => false,
        'online' => $id % 2 === 1,
    ];
    return [
        101 => $member(101, 'Zoë', 34, 'Köln', 'female'),
        102 => $member(102, 'Anna', 41, 'München', 'female'),
        103 => $member(103, 'Lena', 29, null, 'female'),
    ];
}

function member(int $id): array
{
    return members()[$id] ?? send_error(404, 'not_found', 'There is no such member.');
}

function own_profile(array $images): array
{
    return [
        'id' => 1,
        'name' => 'Jörg',
        'age' => (new DateTimeImmutable('1987-04-12'))->diff(new DateTimeImmutable('today'))->y,
        'city' => 'Köln',
        'country' => 'DE',
        'countryregion' => 5,
        'gender' => 'male',
        'date_of_birth' => '1987-04-12',
        'language' => 'de',
        'main_image' => null,
        'images' => $images,
        'personal' => null,
        'fields' => (object) [],
        'notes' => (object) [],
        'fictional_icon' => false,
        'lastSignupStep' => true,
        'completeness' => 80,
    ];
}

function getProfile(array $call, array $state): array
{
    if (habit('warning-before-json') || habit('warning-with-status-sent')) {
        show_warnings();
        if (habit('warning-with-status-sent')) {
            // Without output buffering the first text sends the status and the headers.
            ob_end_flush();
        }
        $request = [];
        $language = $request['language'];
    }
    if (habit('byte-order-mark')) {
        include_with_byte_order_mark();
    }
    $member = member($call['query']['id']);
    $notes = [];
    $profile = $member + [
        'countryregion' => 'Bayern',
        'images' => [photo_of($member['id'])],
        'personal' => null,
        'fields' => (object) [],
        'notes' => habit('empty-object-as-list') ? $notes : (object) $notes,
        'liked' => in_array($member['id'], $state['likes'], true),
        'likes_me' => $member['id'] === 101,
        'like_new' => false,
        'blocked' => false,
    ];
    if (habit('missing-null')) {
        return array_filter($profile, fn ($value) => isset($value));
    }
    if (habit('float-without-fraction')) {
        // Without JSON_PRESERVE_ZERO_FRACTION this prints 34, which is the same number.
        $profile['age'] = (float) $profile['age'];
    }
    if (habit('integer-past-2-53')) {
        $profile['images'][] = ['id' => 9_223_372_036_854_775_783, 'thumb_filename' => 't/1.jpg', 'filename' => '1.jpg'];
    }
    return $profile;
}

/** Whether a search is to be found again by the member. */
function keeps_filters(array $call): bool
{
    return current_operation() === 'search' && $call['email'] !== null
        && isset($call['query']['manual_search']) && !isset($call['query']['do_not_save']);
}

/** Whether an age is between those that a search for similar members leaves out. */
function is_left_out(int $age, array $query): bool
{
    return (isset($query['exclude_min_age']) || isset($query['exclude_max_age']))
        && $age >= ($query['exclude_min_age'] ?? 18) && $age <= ($query['exclude_max_age'] ?? 100);
}

function search(array $call, array &$state): array
{
    $query = $call['query'];
    $names = array_flip(['gender', 'min_age', 'max_age', 'country', 'countryregion']);
    $filters = array_intersect_key($query, $names);
    if (isset($query['searchAllCountries'])) {
        unset($filters['countryregion']);
    }
    if (keeps_filters($call)) {
        $state['filters'][$call['email']] = $filters;
    }
    if (isset($query['auto_load']) && !isset($query['manual_search'])) {
        $filters += $state['filters'][$call['email'] ?? ''] ?? [];
    }
    $found = array_values(array_filter(members(), fn (array $member): bool =>
        $member['gender'] === ($filters['gender'] ?? $member['gender'])
        && $member['age'] >= ($filters['min_age'] ?? 18)
        && $member['age'] <= ($filters['max_age'] ?? 120)
        && ($member['country'] === ($filters['country'] ?? $member['country']) || isset($query['searchAllCountries']))
        && !is_left_out($member['age'], $query)
        && (!isset($query['online']) || $member['online'])));
    $rank = match ($query['order'] ?? 'nearby') {
        'online' => fn (array $member): int => $member['online'] ? 0 : 1,
        'age' => fn (array $member): int => $member['age'],
        default => fn (array $member): int => -$member['id'],
    };
    usort($found, fn ($one, $other) => [$rank($one), $one['id']] <=> [$rank($other), $other['id']]);
    $page = $query['page'] ?? 1;
    $size = $query['pp'] ?? 12;
    return [
        'profiles' => array_slice($found, ($page - 1) * $size, $size),
        'paging' => ['num_results' => count($found), 'page' => $page, 'pp' => $size],
        'filter_options' => $filters + array_fill_keys(array_keys($names), null),
    ];
}

function uploadImage(array $call, array &$state): array
{
    $id = 5001 + count($state['images']);
    $state['images'][] = [
        'id' => $id,
        'thumb_filename' => "uploads/1/$id-480.png",
        'filename' => "uploads/1/$id.png",
        'state' => 'pending',
        'rejected_because' => null,
    ];
    return ['images' => $state['images']];
}

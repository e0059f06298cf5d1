<?php

declare(strict_types=1);

function logIn(array $call, array &$state): array
{
    $body = $call['body'];
    if ($call['csrf'] === null || !hash_equals($call['csrf'], $body->csrf)) {
        send_error(422, 'csrf_invalid', 'The page is too old. Please load it again.');
    }
    if (strtolower($body->email) !== DEMO_EMAIL || $body->password !== DEMO_PASSWORD) {
        send_error(422, 'invalid_credentials', 'E-mail or password is wrong.');
    }
    session_start();
    session_regenerate_id(true);
    $_SESSION = ['email' => DEMO_EMAIL, 'csrf' => $call['csrf']];
    session_write_close();
    return ['result' => 'done'];
}

function logOut(array $call, array &$state): array
{
    if (isset($_COOKIE[session_name()])) {
        session_start();
        session_destroy();
    }
    setcookie(session_name(), '', ['expires' => 1, 'path' => '/', 'httponly' => true, 'samesite' => 'Lax']);
    return ['result' => 'done'];
}

function getUser(array $call, array $state): array
{
    $signup = new DateTimeImmutable('2025-11-03 14:05:00', new DateTimeZone('UTC'));
    $user = [
        'email' => $call['email'],
        'email_confirmed' => true,
        'profile' => own_profile($state['images']),
        'paid_user' => true,
        'signup_date' => $signup->format(DATE_RFC3339),
        'mailprovider' => 2,
        'credits' => $state['credits'],
    ];
    if (habit('boolean-as-number')) {
        $user['paid_user'] = (int) $user['paid_user'];
    }
    if (habit('date-object')) {
        $user['signup_date'] = $signup;
    }
    if (habit('date-without-zone')) {
        $user['signup_date'] = $signup->format('Y-m-d H:i:s');
    }
    return $user;
}

function reportPageHidden(array $call, array &$state): ?array
{
    return null;
}

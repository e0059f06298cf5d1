<?php

// Answers a reading call with what stands in the folder data, under the name of this file. The record says whether a
// session is needed.

declare(strict_types=1);

require __DIR__ . '/../session.php';

if ($_SERVER['REQUEST_METHOD'] !== 'GET') {
    answer(405, ['error' => 'method_not_allowed', 'message' => 'This backend only reads.']);
}
$record = json_decode(file_get_contents(__DIR__ . '/../data/' . basename(__FILE__, '.php') . '.json'), true, 512, JSON_THROW_ON_ERROR);
if ($record['needsSession'] && !has_session()) {
    answer(403, ['error' => 'session_lost', 'message' => 'Please log in again.']);
}
note_call();
answer_text(200, $record['text']);

<?php

declare(strict_types=1);

/** Ends the request with this body. */
function send_json(int $status, mixed $body): never
{
    http_response_code(legal_status($status));
    if (habit('text-html') && $status === 200) {
        exit(json_encode($body));
    }
    legal_headers();
    $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
    if (habit('phone-as-number')) {
        $flags |= JSON_NUMERIC_CHECK;
    }
    if (habit('latin-1')) {
        // The whole site still runs in Latin-1.
        exit(iconv('UTF-8', 'ISO-8859-1//TRANSLIT', json_encode($body, $flags)));
    }
    if (habit('empty-200')) {
        // A text of a Latin-1 table: json_encode gives false, and false is printed as nothing.
        echo json_encode(as_of_latin_1_table($body), $flags);
        exit();
    }
    exit(legal_bytes($body, $flags));
}

/** Ends the request with the error that the contract describes. */
function send_error(int $status, string $code, string $message, array $fields = []): never
{
    $body = ['error' => $code, 'message' => $message];
    if ($fields !== []) {
        $body['fields'] = $fields;
    }
    if (habit('error-with-200') && $status === 404) {
        send_json(200, $body);
    }
    send_json($status, $body);
}

function send_invalid(array $fields): never
{
    send_error(422, 'invalid', 'Please check your input.', $fields);
}

function as_of_latin_1_table(mixed $value): mixed
{
    if (is_array($value)) {
        return array_map(as_of_latin_1_table(...), $value);
    }
    return is_string($value) ? iconv('UTF-8', 'ISO-8859-1//TRANSLIT', $value) : $value;
}

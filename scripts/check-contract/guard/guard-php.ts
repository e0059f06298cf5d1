/** The guard without its contract, which `write-guard.ts` appends. */
export const GUARD_PHP = String.raw`<?php

declare(strict_types=1);

/**
 * Checks every response of a development backend against the contract that this file was generated from, and reports
 * the line that printed an invalid one. Not for production: it keeps each response in memory and parses it.
 *
 * Enable it in php.ini of the development server:   auto_prepend_file = /path/to/contract-guard.php
 * or at the start of every script, and of a router of php -S, to which auto_prepend_file does not apply:
 *                                                   require_once __DIR__ . '/contract-guard.php';
 *
 * Problems are written to the error log and to the response header X-Contract-Problem. If the environment variable
 * CONTRACT_GUARD is "strict", an invalid response is replaced by one with status 500.
 */
final class ContractGuard
{
    private static array $contract = [];
    /** The first line that printed anything but whitespace, and those that called it; null if there is none. */
    private static ?string $firstLine = null;

    /**
     * Starts checking the response of this request. Has no effect on the command line or when called again.
     *
     * @throws JsonException if the contract is not valid JSON
     */
    public static function start(string $contract): void
    {
        if (PHP_SAPI === 'cli' || self::$contract !== []) {
            return;
        }
        self::$contract = json_decode($contract, true, 512, JSON_THROW_ON_ERROR);
        // The outer buffer collects the whole response; the inner one calls back for every piece of output.
        ob_start([self::class, 'check']);
        ob_start([self::class, 'note'], 1);
    }

    /** Output callback for every piece of output, while the line that prints it is still on the call stack. */
    public static function note(string $piece): string
    {
        if (self::$firstLine === null && trim($piece) !== '') {
            $lines = [];
            foreach (debug_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS) as $frame) {
                if (isset($frame['file']) && $frame['file'] !== __FILE__) {
                    $lines[] = $frame['file'] . ':' . $frame['line'];
                }
            }
            // A function that all answers go through says nothing of the one that is wrong.
            self::$firstLine = implode(', called from ', array_slice($lines, 0, 3)) ?: null;
        }
        return $piece;
    }

    /** Output callback for the whole response, called once. Returns the body to send. */
    public static function check(string $body): string
    {
        $path = (string) parse_url($_SERVER['REQUEST_URI'] ?? '', PHP_URL_PATH);
        $method = $_SERVER['REQUEST_METHOD'] ?? 'GET';
        $operation = self::$contract['operations']["$method $path"] ?? null;
        if ($operation === null) {
            return $body;
        }
        $problems = self::problems($operation, (int) http_response_code(), $body);
        if ($problems === []) {
            return $body;
        }
        $line = self::$firstLine ?? 'no line: nothing was printed';
        $text = $operation['id'] . ': ' . implode('; ', array_slice($problems, 0, 5));
        error_log("Contract: $text; printed by $line");
        if (!headers_sent()) {
            header('X-Contract-Problem: ' . substr((string) preg_replace('/[^\x20-\x7e]/', '?', "$text; $line"), 0, 500));
            if (getenv('CONTRACT_GUARD') === 'strict') {
                http_response_code(500);
                header('Content-Type: application/json; charset=utf-8');
                return (string) json_encode(['error' => 'contract_broken', 'message' => "$text; printed by $line"], JSON_INVALID_UTF8_SUBSTITUTE);
            }
        }
        return $body;
    }

    /** Returns what is wrong with a response, one sentence each; empty if it is valid. */
    private static function problems(array $operation, int $status, string $body): array
    {
        $known = $operation['responses'][(string) $status] ?? null;
        if ($known === null) {
            return ["status $status is not documented (" . implode(', ', array_keys($operation['responses'])) . ')'];
        }
        if ($known === []) {
            return $body === '' || $status >= 300 ? [] : ["status $status has no body"];
        }
        $value = json_decode($body);
        if (json_last_error() !== JSON_ERROR_NONE) {
            return ['the body is not JSON: ' . json_last_error_msg()];
        }
        $type = self::contentType();
        $problems = $type === 'application/json' ? [] : ['the content type is ' . ($type ?? 'missing') . ', not application/json'];
        self::walk(['$ref' => $known['schema']], $value, '', $problems);
        return $problems;
    }

    /**
     * Adds the problems of a value and all its parts. Objects must be stdClass and lists arrays, so that \`{}\` and
     * \`[]\` can be distinguished. $place is the JSON pointer of the value.
     */
    private static function walk(array $schema, mixed $value, string $place, array &$problems): void
    {
        while (isset($schema['$ref'])) {
            $target = self::$contract['schemas'][$schema['$ref']];
            unset($schema['$ref']);
            $schema += $target;
        }
        foreach ($schema['allOf'] ?? [] as $part) {
            self::walk($part, $value, $place, $problems);
        }
        $choices = $schema['anyOf'] ?? $schema['oneOf'] ?? [];
        if ($choices !== []) {
            $best = null;
            foreach ($choices as $choice) {
                $found = [];
                self::walk($choice, $value, $place, $found);
                if ($best === null || count($found) < count($best)) {
                    $best = $found;
                }
            }
            array_push($problems, ...$best);
        }
        $shown = $place === '' ? 'the body' : $place;
        $types = (array) ($schema['type'] ?? []);
        if ($types !== [] && !array_filter($types, fn ($type) => self::isOfType($type, $value))) {
            $problems[] = "$shown is " . self::describe($value) . ', not ' . implode(' or ', $types);
            return;
        }
        if (array_key_exists('const', $schema) && $schema['const'] !== $value) {
            $problems[] = "$shown is not " . json_encode($schema['const']);
        }
        if (isset($schema['enum']) && !in_array($value, $schema['enum'], true)) {
            $problems[] = "$shown is " . self::describe($value) . ', which the contract does not list';
        }
        match (true) {
            is_string($value) => self::text($schema, $value, $shown, $problems),
            is_int($value), is_float($value) => self::number($schema, $value, $shown, $problems),
            is_array($value) => self::items($schema, $value, $place, $problems),
            is_object($value) => self::properties($schema, $value, $place, $problems),
            default => null,
        };
    }

    /** Returns the media type of the response in lowercase, without parameters; null if PHP sends none. */
    private static function contentType(): ?string
    {
        foreach (headers_list() as $line) {
            if (stripos($line, 'Content-Type:') === 0) {
                return strtolower(trim(explode(';', substr($line, 13))[0]));
            }
        }
        // PHP adds this one itself when it sends the headers.
        return ini_get('default_mimetype') ?: null;
    }

    private static function isOfType(string $type, mixed $value): bool
    {
        return match ($type) {
            'null' => $value === null,
            'boolean' => is_bool($value),
            'integer' => is_int($value) || (is_float($value) && is_finite($value) && floor($value) === $value),
            'number' => is_int($value) || (is_float($value) && is_finite($value)),
            'string' => is_string($value),
            'array' => is_array($value),
            'object' => is_object($value),
            default => true,
        };
    }

    private static function describe(mixed $value): string
    {
        return match (true) {
            is_object($value) => 'an object',
            is_array($value) => $value === [] ? 'an empty list' : 'a list',
            default => substr((string) json_encode($value, JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR), 0, 60),
        };
    }

    private static function text(array $schema, string $value, string $shown, array &$problems): void
    {
        $length = (int) preg_match_all('/./su', $value);
        if ($length < ($schema['minLength'] ?? 0) || $length > ($schema['maxLength'] ?? PHP_INT_MAX)) {
            $problems[] = "$shown has $length characters";
        }
        $fits = match ($schema['format'] ?? '') {
            'date-time' => preg_match('/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/iD', $value) === 1,
            'date' => preg_match('/^\d{4}-\d\d-\d\d$/D', $value) === 1,
            'email' => filter_var($value, FILTER_VALIDATE_EMAIL) !== false,
            'uuid' => preg_match('/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iD', $value) === 1,
            default => true,
        };
        if (!$fits) {
            $problems[] = "$shown is " . self::describe($value) . ", not a {$schema['format']}";
        } elseif (isset($schema['pattern']) && preg_match('~' . str_replace('~', '\~', $schema['pattern']) . '~uD', $value) !== 1) {
            $problems[] = "$shown is " . self::describe($value) . ", which does not fit {$schema['pattern']}";
        }
    }

    private static function number(array $schema, int|float $value, string $shown, array &$problems): void
    {
        if ($value < ($schema['minimum'] ?? $value) || $value > ($schema['maximum'] ?? $value)) {
            $problems[] = "$shown is $value, out of its limits";
        }
    }

    private static function items(array $schema, array $value, string $place, array &$problems): void
    {
        $count = count($value);
        if ($count < ($schema['minItems'] ?? 0) || $count > ($schema['maxItems'] ?? PHP_INT_MAX)) {
            $problems[] = ($place === '' ? 'the body' : $place) . " has $count entries";
        }
        foreach (isset($schema['items']) ? $value : [] as $index => $item) {
            self::walk($schema['items'], $item, "$place/$index", $problems);
        }
    }

    private static function properties(array $schema, object $value, string $place, array &$problems): void
    {
        $values = get_object_vars($value);
        foreach ($schema['required'] ?? [] as $name) {
            if (!array_key_exists($name, $values)) {
                $problems[] = "$place/$name is missing";
            }
        }
        foreach ($values as $name => $item) {
            $known = $schema['properties'][$name] ?? $schema['additionalProperties'] ?? null;
            if (is_array($known)) {
                self::walk($known, $item, "$place/$name", $problems);
            } elseif ($known === false || ($known === null && isset($schema['properties']))) {
                $problems[] = "$place/$name is not documented";
            }
        }
    }
}

`;

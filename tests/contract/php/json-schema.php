<?php

declare(strict_types=1);

/**
 * Codes by field of what does not fit; empty when all fits. Objects are stdClass, lists are arrays.
 * Knows the keywords that the requests of the contract use.
 */
function schema_problems(array $schema, mixed $value, string $field): array
{
    $schema = resolve($schema);
    foreach ($schema['allOf'] ?? [] as $part) {
        $problems = schema_problems($part, $value, $field);
        if ($problems !== []) {
            return $problems;
        }
    }
    $choices = $schema['anyOf'] ?? $schema['oneOf'] ?? [];
    if ($choices !== []) {
        $results = array_map(fn ($choice) => schema_problems($choice, $value, $field), $choices);
        if (!in_array([], $results, true)) {
            return $results[0];
        }
    }
    if (isset($schema['type']) && !has_type((array) $schema['type'], $value)) {
        return [$field => 'wrong_type'];
    }
    if (array_key_exists('const', $schema) && $schema['const'] !== $value) {
        return [$field => 'unknown_value'];
    }
    if (isset($schema['enum']) && !in_array($value, $schema['enum'], true)) {
        return [$field => 'unknown_value'];
    }
    return match (true) {
        is_string($value) => string_problems($schema, $value, $field),
        is_int($value), is_float($value) => number_problems($schema, $value, $field),
        is_array($value) => list_problems($schema, $value, $field),
        is_object($value) => object_problems($schema, $value, $field),
        default => [],
    };
}

function has_type(array $types, mixed $value): bool
{
    foreach ($types as $type) {
        $fits = match ($type) {
            'null' => $value === null,
            'boolean' => is_bool($value),
            'integer' => is_int($value) || (is_float($value) && floor($value) === $value),
            'number' => is_int($value) || is_float($value),
            'string' => is_string($value),
            'array' => is_array($value),
            'object' => is_object($value),
        };
        if ($fits) {
            return true;
        }
    }
    return false;
}

function string_problems(array $schema, string $value, string $field): array
{
    $length = (int) preg_match_all('/./su', $value);
    if ($length < ($schema['minLength'] ?? 0)) {
        return [$field => 'too_short'];
    }
    if ($length > ($schema['maxLength'] ?? PHP_INT_MAX)) {
        return [$field => 'too_long'];
    }
    if (isset($schema['pattern']) && preg_match('~' . $schema['pattern'] . '~uD', $value) !== 1) {
        return [$field => 'wrong_format'];
    }
    $fits = match ($schema['format'] ?? '') {
        'email' => filter_var($value, FILTER_VALIDATE_EMAIL) !== false,
        'uuid' => preg_match('/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iD', $value) === 1,
        'date' => DateTimeImmutable::createFromFormat('!Y-m-d', $value)?->format('Y-m-d') === $value,
        'date-time' => preg_match('/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/iD', $value) === 1,
        'uri' => filter_var($value, FILTER_VALIDATE_URL) !== false,
        default => true,
    };
    return $fits ? [] : [$field => 'wrong_format'];
}

function number_problems(array $schema, int|float $value, string $field): array
{
    if ($value < ($schema['minimum'] ?? $value)) {
        return [$field => 'too_small'];
    }
    return $value > ($schema['maximum'] ?? $value) ? [$field => 'too_large'] : [];
}

function list_problems(array $schema, array $value, string $field): array
{
    if (count($value) < ($schema['minItems'] ?? 0)) {
        return [$field => 'too_short'];
    }
    if (count($value) > ($schema['maxItems'] ?? PHP_INT_MAX)) {
        return [$field => 'too_long'];
    }
    $problems = [];
    foreach (isset($schema['items']) ? $value : [] as $index => $item) {
        $problems += schema_problems($schema['items'], $item, "$field.$index");
    }
    return $problems;
}

function object_problems(array $schema, object $value, string $field): array
{
    $name = fn (string $property): string => $field === 'body' ? $property : "$field.$property";
    $problems = [];
    $values = get_object_vars($value);
    foreach ($schema['required'] ?? [] as $property) {
        if (!array_key_exists($property, $values)) {
            $problems[$name($property)] = 'required';
        }
    }
    if (count($values) < ($schema['minProperties'] ?? 0) || count($values) > ($schema['maxProperties'] ?? PHP_INT_MAX)) {
        $problems[$field] = 'unknown_field';
    }
    foreach ($values as $property => $item) {
        $known = $schema['properties'][$property] ?? $schema['additionalProperties'] ?? true;
        if ($known === false) {
            $problems[$name((string) $property)] = 'unknown_field';
        } elseif (is_array($known)) {
            $problems += schema_problems($known, $item, $name((string) $property));
        }
    }
    return $problems;
}

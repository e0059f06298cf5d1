<?php

declare(strict_types=1);

/** The bundled contract that CONTRACT names, as arrays. */
function contract(): array
{
    static $contract = null;
    return $contract ??= json_decode((string) file_get_contents((string) getenv('CONTRACT')), true, 512, JSON_THROW_ON_ERROR);
}

/** Follows references inside the contract. */
function resolve(array $node): array
{
    while (isset($node['$ref'])) {
        $found = contract();
        foreach (explode('/', substr($node['$ref'], 2)) as $part) {
            $found = $found[str_replace(['~1', '~0'], ['/', '~'], $part)];
        }
        unset($node['$ref']);
        $node += $found;
    }
    return $node;
}

<?php

declare(strict_types=1);

function getSettings(array $call, array $state): array
{
    session_start();
    $_SESSION['csrf'] ??= 'csrf-' . bin2hex(random_bytes(16));
    $csrf = $_SESSION['csrf'];
    session_write_close();
    $parts = [
        'navigation', 'ui', 'signup', 'profile_search', 'member_details', 'chat', 'likes', 'my_profile', 'notifications',
        'footer',
    ];
    return [
        'name' => 'Rendezvous',
        'domain_language' => 'de',
        'template' => 'social',
        'features' => array_fill_keys($parts, 'social'),
        'csrf' => $csrf,
        'niche' => 1,
        'signups' => 'all',
        'logged_out_search' => 'none',
        'logged_out_search_trafficsource' => 'none',
        'push_pub' => null,
        'region_data' => ['DE' => [['id' => 5, 'name' => 'Nordrhein-Westfalen']]],
        'countries' => ['DE', 'NL'],
        'minimum_message_costs' => ['DE' => ['costs' => 1.5, 'currency' => 'EUR']],
        'message_credits' => 1,
        'geoip_selected_country' => null,
        'geoip_country' => 'DE',
        'fictional_icon' => true,
        'visible_profile_fields' => [],
        'visible_profile_notes' => [],
        'search_fields' => [],
        'cdn_prefix' => '/_cdn',
        'upload_max_bytes' => ini_parse_quantity((string) ini_get('upload_max_filesize')),
        'member_resell' => [],
        'company' => [
            'name' => 'Rendezvous GmbH',
            'address' => 'Domstraße 1',
            'kvk' => 'HRB 12345',
            'city' => 'Köln',
            'country' => 'DE',
            'tradenames' => ['Rendezvous'],
            'vat_numbers' => ['DE123456789'],
            'support_phone' => '+49221123456',
            'delete_discount' => 50,
        ],
    ];
}

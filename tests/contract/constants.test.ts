import { expect, test } from 'vitest';
import * as constants from '../../worker/public/constants.ts';

/** Section 9 of the specification, row by row, transcribed from its text and not from the code. */
const SECTION_9: Record<string, unknown> = {
  POLL_INTERVAL_MS: 60000,
  POLL_INTERVAL_WITH_PUSH_MS: 300000,
  CHAT_AND_LIKE_POLL_DELAY_MS: 1000,
  LOGGING_OUT_FLAG_MS: 1000,
  STORAGE_COOKIE_MAX_AGE_S: 2592000,
  LOCALE_COOKIE_NAME: 'i18n_redirected',
  LOCALE_COOKIE_MAX_AGE_DAYS: 365,
  LOCALE_MESSAGES_MAX_AGE_HOURS: 24,
  GEOLOCATION_MAX_AGE_MS: 60 * 60 * 1000,
  RELOAD_GUARD_MS: 10000,
  ROUTE_PRELOAD_CONCURRENCY: 5,
  PUSH_SERVICE_WORKER_VERSION: 2,
  NICHE_MIN: 1,
  NICHE_MAX: 7,
  ICON_FETCH_TIMEOUT_MS: 1500,
  TOAST_DURATION_MS: 5000,
  TOAST_POSITION: 'top-end',
  LOADING_INDICATOR_DURATION_MS: 2000,
  LOADING_INDICATOR_THROTTLE_MS: 200,
  LOADING_INDICATOR_HIDE_DELAY_MS: 500,
  LOADING_INDICATOR_RESET_DELAY_MS: 400,
  LOADING_INDICATOR_HEIGHT_PX: 3,
  SIGNUP_STEP_COUNT: 8,
  SIGNUP_PROGRESS_DENOMINATOR: 6,
  AGE_MIN_YEARS: 18,
  AGE_MAX_YEARS: 100,
  AGE_FILTER_OPTIONS: [
    { minYears: 18, maxYears: 25 },
    { minYears: 26, maxYears: 35 },
    { minYears: 36, maxYears: 45 },
    { minYears: 46, maxYears: 55 },
    { minYears: 56, maxYears: 65 },
    { minYears: 66, maxYears: null },
  ],
  SIMILAR_SEARCH_WIDENING_YEARS: 5,
  SEARCH_PAGE_SIZE: 12,
  WEBCAM_TILE_INDEX_MOD_12: 1,
  RESELL_TILE_INDEX_MOD_12: 5,
  ACTIVATION_POLL_INTERVAL_MS: 900,
  ACTIVATION_TIMEOUT_TICKS: 20,
  NAME_MAX_LENGTH: 150,
  CITY_MAX_LENGTH: 255,
  COUNTRY_NEIGHBOURS: [
    ['AU', 'NZ'],
    ['NL', 'BE'],
    ['US', 'CA'],
    ['GB', 'IE'],
    ['DE', 'AT'],
  ],
  LANGUAGE_BADGE_COUNTRIES: ['CA', 'BE', 'CH', 'FI'],
  ABOUT_ME_TEXTAREA_HEIGHT_PX: 150,
  WEBCAM_AD_ACCOUNT_AGE_MS: 4 * 24 * 60 * 60 * 1000,
};

test('the constants are those of section 9 of the specification, no more and no less', () => {
  expect({ ...constants }).toEqual(SECTION_9);
});

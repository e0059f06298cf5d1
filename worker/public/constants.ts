/**
 * The constants of section 9 of the specification; `tests/contract/constants.test.ts` compares them with a list
 * transcribed from it. Defined nowhere else.
 */
export const POLL_INTERVAL_MS = 60_000;
export const POLL_INTERVAL_WITH_PUSH_MS = 300_000;
export const CHAT_AND_LIKE_POLL_DELAY_MS = 1_000;
export const LOGGING_OUT_FLAG_MS = 1_000;
export const STORAGE_COOKIE_MAX_AGE_S = 2_592_000;
export const LOCALE_COOKIE_NAME = 'i18n_redirected';
export const LOCALE_COOKIE_MAX_AGE_DAYS = 365;
export const LOCALE_MESSAGES_MAX_AGE_HOURS = 24;
export const GEOLOCATION_MAX_AGE_MS = 3_600_000;
export const RELOAD_GUARD_MS = 10_000;
export const ROUTE_PRELOAD_CONCURRENCY = 5;
export const PUSH_SERVICE_WORKER_VERSION = 2;
export const NICHE_MIN = 1;
export const NICHE_MAX = 7;
export const ICON_FETCH_TIMEOUT_MS = 1_500;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_POSITION = 'top-end';
export const LOADING_INDICATOR_DURATION_MS = 2_000;
export const LOADING_INDICATOR_THROTTLE_MS = 200;
export const LOADING_INDICATOR_HIDE_DELAY_MS = 500;
export const LOADING_INDICATOR_RESET_DELAY_MS = 400;
export const LOADING_INDICATOR_HEIGHT_PX = 3;
export const SIGNUP_STEP_COUNT = 8;
export const SIGNUP_PROGRESS_DENOMINATOR = 6;
export const AGE_MIN_YEARS = 18;
export const AGE_MAX_YEARS = 100;
/** `maxYears: null` means no upper bound. */
export const AGE_FILTER_OPTIONS = [
  { minYears: 18, maxYears: 25 },
  { minYears: 26, maxYears: 35 },
  { minYears: 36, maxYears: 45 },
  { minYears: 46, maxYears: 55 },
  { minYears: 56, maxYears: 65 },
  { minYears: 66, maxYears: null },
] as const;
export const SIMILAR_SEARCH_WIDENING_YEARS = 5;
export const SEARCH_PAGE_SIZE = 12;
export const WEBCAM_TILE_INDEX_MOD_12 = 1;
export const RESELL_TILE_INDEX_MOD_12 = 5;
export const ACTIVATION_POLL_INTERVAL_MS = 900;
export const ACTIVATION_TIMEOUT_TICKS = 20;
export const NAME_MAX_LENGTH = 150;
export const CITY_MAX_LENGTH = 255;
export const COUNTRY_NEIGHBOURS = [
  ['AU', 'NZ'],
  ['NL', 'BE'],
  ['US', 'CA'],
  ['GB', 'IE'],
  ['DE', 'AT'],
] as const;
export const LANGUAGE_BADGE_COUNTRIES = ['CA', 'BE', 'CH', 'FI'] as const;
export const ABOUT_ME_TEXTAREA_HEIGHT_PX = 150;
export const WEBCAM_AD_ACCOUNT_AGE_MS = 345_600_000;

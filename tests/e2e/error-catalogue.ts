/** A row of section 8 of the specification, with the test that provokes the error. */
export interface CatalogueRow {
  error: string;
  /** The file relative to the repository; `test` is a prefix of the test's title. */
  provenBy: { file: string; test: string };
}

const SIGNUP = 'tests/e2e/signup.spec.ts';
const SIGNUP_ACCOUNT = 'tests/e2e/signup-account.spec.ts';
const FRAME = 'tests/e2e/frame-errors.spec.ts';

/** Every row of section 8, in order. */
export const ERROR_CATALOGUE: readonly CatalogueRow[] = [
  {
    error: 'Chat deletion failure: an alert, then the chats are reloaded',
    provenBy: {
      file: 'tests/e2e/bad-input.spec.ts',
      test: 'a removal that the server refuses is told, and the chat is back',
    },
  },
  {
    error: 'User fetch 403: the user is cleared and the login route is used',
    provenBy: { file: FRAME, test: 'a 403 from the user call clears the member and leads to login' },
  },
  {
    error: 'Logout failure: logged, the user is cleared, the login route is used',
    provenBy: { file: FRAME, test: 'a logout that fails clears the member and leads to login all the same' },
  },
  {
    error: 'Invalid route: 404 with Page not found',
    provenBy: { file: FRAME, test: 'the error page shows status and message' },
  },
  {
    error: 'Unknown middleware: error Unknown route middleware',
    provenBy: {
      file: 'src/app/screen-decision.test.ts',
      test: 'a route with a middleware that there is not is an error',
    },
  },
  {
    error: 'Push subscribe failure: permission denied becomes denied, others are ignored',
    provenBy: {
      file: 'tests/e2e/push.spec.ts',
      test: 'a browser that denies push is told as denied until its settings are changed, any other failure is ignored',
    },
  },
  {
    error: 'Geocode failure: the geocode becomes null',
    provenBy: { file: SIGNUP, test: 'another device goes on where the server knows the member to be' },
  },
  {
    error: 'Manifest fetch failures: only logged',
    provenBy: { file: FRAME, test: 'a build manifest that cannot be had is only logged' },
  },
  {
    error: 'Chunk load error: the page reloads, once per 10 seconds for the same path',
    provenBy: { file: FRAME, test: 'a chunk that fails to load reloads the page once' },
  },
  {
    error: 'Locale messages load failure: a warning, and the app continues',
    provenBy: { file: FRAME, test: 'messages that cannot be loaded are a warning' },
  },
  {
    error: 'Service worker registration failure: a flag is set',
    provenBy: { file: FRAME, test: 'a service worker that cannot be registered sets a flag' },
  },
  {
    error: 'The top loading indicator turns to an error colour on an application error',
    provenBy: { file: FRAME, test: 'an error of the application turns the indicator to the error colour' },
  },
  {
    error: 'Account creation failure: logged, an alert, the submit state resets',
    provenBy: { file: SIGNUP_ACCOUNT, test: 'an address is checked while it is typed' },
  },
  {
    error: 'Email validation: invalid, existing account with a login link, deleted with a link to the service page',
    provenBy: { file: SIGNUP_ACCOUNT, test: 'an address is checked while it is typed' },
  },
  {
    error: 'Chat start failure: a window titled Error with its text',
    provenBy: {
      file: 'tests/e2e/member-pages.spec.ts',
      test: 'the chat with a member opens, or says that it cannot start',
    },
  },
  {
    error: 'Photo upload, location save, like and search failures: only logged',
    provenBy: {
      file: 'tests/e2e/own-profile.spec.ts',
      test: 'a photo, a place, a like and a search that fail are logged and told, and the input stays',
    },
  },
  {
    error: 'Error page: Error, the status code and the status message',
    provenBy: { file: FRAME, test: 'the error page shows status and message' },
  },
  {
    error: 'Login, password reset and credit purchase: texts not shown in the specification',
    provenBy: { file: 'tests/e2e/log-in.spec.ts', test: 'a server that does not answer is told as such' },
  },
];

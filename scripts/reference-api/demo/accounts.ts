import type { Schemas } from '../contract/contract.ts';

export interface DemoAccount {
  memberId: number;
  email: string;
  password: string;
  /** Shown in the terminal. */
  note: string;
  name: string;
  gender: Schemas['Gender'];
  birthYear: number;
  country: string;
  city: string;
  language: Schemas['Locale'];
  personal: string;
  imageCount: number;
  isPremium: boolean;
  credits: number;
  signedUpDaysAgo: number;
  isEmailConfirmed?: boolean;
  ban?: { reason: string; days: number };
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    memberId: 1,
    email: 'demo@example.com',
    password: 'demo-password',
    note: '100 credits',
    name: 'Robin Ashdown',
    gender: 'male',
    birthYear: 1988,
    country: 'GB',
    city: 'Bristol',
    language: 'en',
    personal:
      'Carpenter by trade, baker by weekend. I like long walks that end in a pub, records with a crackle, and people who ask questions back. Learning German, slowly.',
    imageCount: 3,
    isPremium: false,
    credits: 100,
    signedUpDaysAgo: 210,
  },
  {
    memberId: 2,
    email: 'other@example.com',
    password: 'other-password',
    note: 'another member, 20 credits',
    name: 'Katharina Voss',
    gender: 'female',
    birthYear: 1991,
    country: 'DE',
    city: 'Leipzig',
    language: 'de',
    personal:
      'Ich unterrichte Musik und singe unter der Dusche besser als auf der Bühne. Sonntags auf dem Rad, abends gern lange am Küchentisch.',
    imageCount: 1,
    isPremium: false,
    credits: 20,
    signedUpDaysAgo: 95,
  },
  {
    memberId: 3,
    email: 'premium@example.com',
    password: 'premium-password',
    note: 'premium: messages cost nothing',
    name: 'Maarten de Wit',
    gender: 'male',
    birthYear: 1979,
    country: 'NL',
    city: 'Utrecht',
    language: 'nl',
    personal:
      'Vader van twee, kok voor velen. Na tien jaar haast heb ik weer tijd: voor zeilen, voor jazz en voor een goed gesprek.',
    imageCount: 3,
    isPremium: true,
    credits: 0,
    signedUpDaysAgo: 400,
  },
  {
    memberId: 4,
    email: 'new@example.com',
    password: 'new-password',
    note: 'just signed up: address not confirmed, no credits',
    name: 'Nora Quist',
    gender: 'female',
    birthYear: 1995,
    country: 'NL',
    city: 'Groningen',
    language: 'nl',
    personal: 'Net begonnen hier. Ik zoek iemand die ook liever buiten is dan binnen.',
    imageCount: 0,
    isPremium: false,
    credits: 0,
    signedUpDaysAgo: 1,
    isEmailConfirmed: false,
  },
  {
    memberId: 5,
    email: 'banned@example.com',
    password: 'banned-password',
    note: 'banned: logging in answers 423',
    name: 'Ralph Turner',
    gender: 'male',
    birthYear: 1985,
    country: 'GB',
    city: 'Leeds',
    language: 'en',
    personal: 'I have a business idea that will change your life.',
    imageCount: 1,
    isPremium: false,
    credits: 0,
    signedUpDaysAgo: 12,
    ban: { reason: 'spam', days: 30 },
  },
];

/** The address of a deleted account. */
export const LEFT_ADDRESS = 'deleted@example.com';

/** Tokens of links in mails to `new@example.com`, so that every screen behind a link can be seen. */
export const DEMO_LINKS = [
  { token: 'demo-activate-ready', purpose: 'activate', state: 'ready' },
  { token: 'demo-activate-used', purpose: 'activate', state: 'used' },
  { token: 'demo-activate-expired', purpose: 'activate', state: 'expired' },
  { token: 'demo-password-ready', purpose: 'reset_password', state: 'ready' },
  { token: 'demo-password-used', purpose: 'reset_password', state: 'used' },
  { token: 'demo-password-expired', purpose: 'reset_password', state: 'expired' },
  { token: 'demo-address-ready', purpose: 'change_address', state: 'ready' },
  { token: 'demo-address-used', purpose: 'change_address', state: 'used' },
  { token: 'demo-address-expired', purpose: 'change_address', state: 'expired' },
] as const;

/** The address that `change_address` links confirm. */
export const CHANGED_ADDRESS = 'newer@example.com';

import type { Schemas } from '../contract/contract.ts';

export interface DemoAccount {
  memberId: number;
  email: string;
  password: string;
  /** For the person at the terminal. */
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
];

import { testEngine } from './suite.ts';

testEngine('Chromium');

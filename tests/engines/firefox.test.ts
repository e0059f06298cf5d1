import { testEngine } from './suite.ts';

testEngine('Firefox');

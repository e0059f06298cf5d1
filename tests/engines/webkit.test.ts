import { testEngine } from './suite.ts';

testEngine('WebKit');

import { expect, test } from 'vitest';
import { jsonTextProblems } from './json-text.ts';

test('a property that stands twice in one object is told with its place', () => {
  expect(jsonTextProblems('{"a":[{"b":1,"c":{"\\u0062":2},"b":3}],"d":"\\"b\\":1"}')).toEqual([
    { kind: 'repeated-name', pointer: '/a/0', name: 'b' },
  ]);
});

test('half of a character is told, a whole one is not', () => {
  expect(jsonTextProblems('["\\ud83d\\ude00","a\\ud83d"]')).toEqual([{ kind: 'lone-surrogate', pointer: '/1' }]);
});

test('names that differ, empty values and blanks are no problem', () => {
  expect(jsonTextProblems(' { "a" : [ ] , "b" : { } , "c" : [ 1 , -2.5e3 , null , true ] } ')).toEqual([]);
});

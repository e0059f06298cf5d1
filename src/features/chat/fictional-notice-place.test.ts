import { expect, test } from 'vitest';
import { fictionalNoticePlace, type NoticeFacts } from './fictional-notice-place.ts';

const NEW_CHAT: NoticeFacts = { isRead: true, count: 0, isWhole: true, hasWritten: false };

test('whoever has not written is told that the profile is fictional, also where no message could be loaded', () => {
  expect(fictionalNoticePlace(NEW_CHAT)).toBe('log');
  expect(fictionalNoticePlace({ ...NEW_CHAT, count: 3 })).toBe('composer');
  expect(fictionalNoticePlace({ ...NEW_CHAT, count: 50, isWhole: false })).toBe('composer');
  expect(fictionalNoticePlace({ ...NEW_CHAT, isWhole: false })).toBe('composer');
});

test('whoever has written is told where the conversation begins', () => {
  const written = { ...NEW_CHAT, count: 50, hasWritten: true };
  expect(fictionalNoticePlace(written)).toBe('log');
  expect(fictionalNoticePlace({ ...written, isWhole: false })).toBeNull();
});

test('nothing is told while the messages are read, which may move it', () => {
  expect(fictionalNoticePlace({ ...NEW_CHAT, isRead: false, isWhole: false })).toBeNull();
});

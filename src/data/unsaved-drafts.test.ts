import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabStorage } from '../../tests/fixtures/tab-storage.ts';
import {
  forgetUnsavedDraft,
  forgetUnsavedDrafts,
  keepUnsavedDraft,
  readUnsavedDraft,
  unsavedMessages,
} from './unsaved-drafts.ts';

const CONVERSATION = 3;
const ours = { accountId: 7, conversationId: CONVERSATION };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createTabStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed last is read again after a reload, until it is forgotten', () => {
  keepUnsavedDraft(ours, 'On my w');
  keepUnsavedDraft(ours, 'On my way');
  expect(readUnsavedDraft(ours)).toBe('On my way');
  keepUnsavedDraft(ours, null);
  expect(readUnsavedDraft(ours)).toBeNull();
});

test('another member in the same tab and conversation does not read it', () => {
  keepUnsavedDraft(ours, 'Between us');
  expect(readUnsavedDraft({ ...ours, accountId: 8 })).toBeNull();
});

test('the draft of the profile is another one than those of the chats', () => {
  keepUnsavedDraft(ours, 'Between us');
  keepUnsavedDraft({ accountId: 7, form: 'profile' }, 'About me');
  expect(readUnsavedDraft(ours)).toBe('Between us');
  expect(readUnsavedDraft({ accountId: 7, form: 'profile' })).toBe('About me');
});

test('the end of a session forgets the drafts, and nothing else of the tab', () => {
  keepUnsavedDraft(ours, 'Between us');
  keepUnsavedDraft({ ...ours, conversationId: 4 }, 'And here');
  sessionStorage.setItem('other', 'of the tab');
  forgetUnsavedDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test('those of other members are deleted, and those of the one who is here stay', () => {
  keepUnsavedDraft(ours, 'Between us');
  keepUnsavedDraft({ ...ours, accountId: 70 }, 'Not ours');
  forgetUnsavedDrafts(7);
  expect(readUnsavedDraft(ours)).toBe('Between us');
  expect(readUnsavedDraft({ ...ours, accountId: 70 })).toBeNull();
});

test('what was stored is forgotten, and what has been typed since is not', () => {
  keepUnsavedDraft(ours, 'On my w');
  keepUnsavedDraft(ours, 'On my way');
  forgetUnsavedDraft(ours, 'On my w');
  expect(readUnsavedDraft(ours)).toBe('On my way');
  forgetUnsavedDraft(ours, 'On my way');
  expect(readUnsavedDraft(ours)).toBeNull();
});

test('a member’s messages are listed, without the profile and without those of others', () => {
  keepUnsavedDraft(ours, 'Between us');
  keepUnsavedDraft({ ...ours, conversationId: 4 }, '');
  keepUnsavedDraft({ ...ours, accountId: 70 }, 'Not ours');
  keepUnsavedDraft({ accountId: 7, form: 'profile' }, 'About me');
  sessionStorage.setItem('other', 'of the tab');
  expect(unsavedMessages(7)).toEqual([
    { conversationId: CONVERSATION, text: 'Between us' },
    { conversationId: 4, text: '' },
  ]);
});

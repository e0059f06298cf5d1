import type { ChatRow } from '../../../worker/public/rows.ts';
import type { FirstChats } from '../../data/first-chats.ts';
import { initialsOf, tintOf } from '../../ui/initials.ts';
import { shownCount } from '../../ui/shown-count.ts';
import { facesFirst } from '../members/faces-first.ts';
import { imageUrl } from '../members/image-url.ts';
import { type ChatRowContent, chatRowContent } from './chat-row-content.ts';
import { FIRST_WORD_IDS, type TellFirstWord } from './first-words.ts';

/**
 * Returns the page of the chats with these rows, made from what first-chats.tsx renders to. Only links
 * can be used: the field and the menus, which need the app, are drawn and nothing more. Of the times only those for machines are there. Throws if the template is not
 * what the build writes.
 */
export function drawFirstChats(template: string, chats: FirstChats, t: TellFirstWord): DocumentFragment {
  const page = document.createRange().createContextualFragment(template);
  for (const element of page.querySelectorAll<HTMLElement>('search, button')) {
    element.inert = true;
    element.setAttribute('aria-hidden', 'true');
  }
  putWords(page, t);
  fillNewLikes(find(page, '.new-likes-row__row'), chats);
  const model = find(page, 'li');
  for (const row of chats.rows) {
    const item = document.importNode(model, true);
    fillRow(item, row, chats, t);
    model.before(item);
  }
  model.remove();
  return page;
}

function fillNewLikes(row: Element, { newLikes, cdnPrefix }: FirstChats): void {
  if (newLikes.total === 0) {
    row.remove();
    return;
  }
  const model = find(row, '.new-likes-row__face');
  for (const { profile } of facesFirst(newLikes.rows, (like) => like.profile.main_image)) {
    const face = document.importNode(model, true);
    const [photo, initials] = partsOf(face, 2);
    fillFace(photo, initials, profile, cdnPrefix);
    model.before(face);
  }
  model.remove();
  find(row, '.badge__badge > [aria-hidden]').textContent = shownCount(newLikes.total);
}

function fillRow(item: Element, row: ChatRow, chats: FirstChats, t: TellFirstWord): void {
  const { profile, unreadCount } = row;
  const link = find(item, 'a');
  link.setAttribute('href', `/chats/${row.conversationId}`);
  const [picture, head, foot] = partsOf(link, 3);
  if (picture === undefined || head === undefined || foot === undefined) return;
  fillPicture(picture, row, chats.cdnPrefix);
  const draft = chats.drafts.get(row.conversationId) ?? '';
  const content = chatRowContent(row, { draft, clockOffsetMs: chats.clockOffsetMs }, t);
  fillHead(head, profile.name, content);
  const [fictional, isDraft, sending, rejected, preview, badge] = partsOf(foot, 6);
  if (!profile.fictional_icon) fictional?.remove();
  if (content.mark !== 'draft') isDraft?.remove();
  if (content.mark !== 'pending') sending?.remove();
  if (content.mark !== 'rejected') rejected?.remove();
  if (preview !== undefined) preview.textContent = content.preview;
  if (unreadCount > 0) find(badge, '[aria-hidden]').textContent = shownCount(unreadCount);
  else badge?.remove();
  if (unreadCount <= 0) link.classList.remove('chat-row__unread');
}

function fillPicture(picture: Element, { profile }: ChatRow, cdnPrefix: string | null): void {
  const [photo, initials, online] = partsOf(picture, 3);
  fillFace(photo, initials, profile, cdnPrefix);
  if (!profile.online) online?.remove();
}

function fillFace(
  photo: Element | undefined,
  initials: Element | undefined,
  { name, main_image: image }: Pick<ChatRow['profile'], 'name' | 'main_image'>,
  cdnPrefix: string | null,
): void {
  if (image !== null && cdnPrefix !== null) {
    initials?.remove();
    find(photo, 'img').setAttribute('src', imageUrl(cdnPrefix, image.thumb_filename));
  } else {
    photo?.remove();
    find(initials, 'span').textContent = initialsOf(name);
    initials?.classList.replace('avatar__tint-0', `avatar__tint-${tintOf(name)}`);
  }
}

function fillHead(head: Element, name: string, { sentAtMs }: ChatRowContent): void {
  const [nameElement, time] = partsOf(head, 2);
  if (nameElement !== undefined) nameElement.textContent = name;
  if (time === undefined) return;
  if (sentAtMs === null) {
    time.remove();
    return;
  }
  time.setAttribute('datetime', new Date(sentAtMs).toISOString());
}

/** In the template each word stands as its id in braces. */
function putWords(page: DocumentFragment, t: TellFirstWord): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.textContent = named(currentNode.textContent ?? '', t);
  }
  for (const field of page.querySelectorAll('[placeholder]')) {
    field.setAttribute('placeholder', named(field.getAttribute('placeholder') ?? '', t));
  }
}

function named(text: string, t: TellFirstWord): string {
  const id = FIRST_WORD_IDS.find((each) => text === `{${each}}`);
  return id === undefined ? text : t(id);
}

function find(place: ParentNode | undefined, selector: string): Element {
  const found = place?.querySelector(selector);
  if (found == null) throw new Error(`The template of the chats has no ${selector}`);
  return found;
}

function partsOf(element: Element, count: number): readonly Element[] {
  if (element.children.length !== count) throw new Error(`The template of the chats has other parts than expected`);
  return [...element.children];
}

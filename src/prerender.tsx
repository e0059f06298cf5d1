import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { LOCALES_ATTRIBUTE, type PrerenderedPage, type PrerenderRequest } from '../worker/public/prerendered-page.ts';
import { LOCALE_CODES } from '../worker/public/runtime-configuration.ts';
import { App } from './app/app.tsx';
import { FrameShell } from './app/frame-skeleton.tsx';
import { PRERENDERED_ATTRIBUTE } from './app/prerendered.ts';
import { rootClasses } from './app/root-classes.ts';
import { ROUTES } from './app/routes.ts';
import { FirstChats } from './features/chat/first-chats.tsx';
import { FIRST_WORD_IDS } from './features/chat/first-words.ts';
import { landingDescription, landingTitle, nicheWords } from './features/landing/niche-words.ts';
import { describeLocale } from './i18n/locales.ts';
import { parseMessageFile } from './i18n/message-file.ts';
import { createTranslation } from './i18n/translation.ts';
import { putTranslation } from './i18n/use-translation.ts';
import { composeTitle } from './routing/document-title.ts';
import { choiceAttributes, fixChoice, wholeTemplate } from './templates/features.ts';

/**
 * Renders a page as a visitor's first render, before anything has been fetched from the server. Runs in Node with the
 * same components as the browser, one page at a time: language and template are global to the process.
 *
 * @throws if the message file is not valid for the locale, or a component throws
 */
export async function renderPage({
  routePath,
  path,
  locale,
  niche,
  messageFiles,
  configuration,
}: PrerenderRequest): Promise<PrerenderedPage> {
  const [messages, landings] = [messageFiles.messages, messageFiles.landings].map((file) =>
    parseMessageFile(file, locale),
  );
  if (!messages || !landings) throw new Error(`The message files of ${locale} are none`);
  const translation = createTranslation(locale, { ...messages, ...landings }, (problem) => {
    throw new Error(problem);
  });
  const { t } = translation;
  putTranslation(translation, ['messages', 'landings']);
  const { template, siteName, locales } = configuration;
  fixChoice(wholeTemplate(template));
  const route = ROUTES.find((one) => one.path === routePath) ?? null;
  // Preloads the page's code: otherwise the loading placeholder would be rendered.
  await route?.page.preload();
  const title = route?.title ?? 'error.not_found_title';
  const own = niche === null ? null : nicheWords(niche);
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <Router ssrPath={path} ssrSearch="">
      <App configuration={configuration} />
    </Router>,
    {
      onError: (error) => void problems.push(error),
      // Streaming a boundary later takes an inline script, which the Content-Security-Policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: problems[0] });
  return {
    html,
    title: composeTitle({
      siteName,
      route: t(title),
      page: own === null ? null : landingTitle(own, title, t),
      badge: 0,
    }),
    description: own === null ? null : landingDescription(own, title, t),
    language: describeLocale(locale).tag,
    root: {
      lang: describeLocale(locale).tag,
      class: rootClasses({ template, isMember: false, routeName: route?.name ?? 'error' }),
      ...(locales.length < LOCALE_CODES.length ? { [LOCALES_ATTRIBUTE]: locales.join(' ') } : {}),
      [PRERENDERED_ATTRIBUTE]: template,
      ...Object.fromEntries(choiceAttributes(wholeTemplate(template))),
    },
    failed: { text: t('start.failed'), reload: t('start.reload') },
    noScript: t('start.no_script'),
  };
}

/** Renders the placeholder of a member's app, which is part of `index.html`. */
export async function renderShell(): Promise<string> {
  const { prelude } = await prerender(<FrameShell />);
  return await new Response(prelude).text();
}

/** Renders what first-rows.ts fills: each word stands as its id in braces. `wordIds` are those that it needs. */
export async function renderFirstChats(): Promise<{ html: string; wordIds: readonly string[] }> {
  putTranslation({ ...createTranslation('en', {}, () => undefined), t: (id) => `{${id}}` }, []);
  const { prelude } = await prerender(
    <Router ssrPath="/">
      <FirstChats />
    </Router>,
  );
  return { html: await new Response(prelude).text(), wordIds: FIRST_WORD_IDS };
}

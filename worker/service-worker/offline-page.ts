import { readNoticeDevice, unknownDevice } from '../public/notice-device.ts';

/** Last resort, if neither the app shell nor the network is available. */
export async function offlinePage(): Promise<Response> {
  const device = (await readNoticeDevice(caches)) ?? unknownDevice(location.hostname);
  const { locale, siteName, words } = device;
  const page = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(siteName)}</title>
<main>
<h1>${escapeHtml(words.offline_title)}</h1>
<p>${escapeHtml(words.offline_text)}</p>
<p><a href="">${escapeHtml(words.retry)}</a></p>
</main>
</html>`;
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

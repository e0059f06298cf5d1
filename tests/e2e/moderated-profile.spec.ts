import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';

/** Starts a server in front of another one that takes addresses out of what members save of their profile. */
async function startModeration(target: string): Promise<{ url: string; stop: () => void }> {
  const forward = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers } = incoming;
    const given = await buffer(incoming);
    const isSave = method === 'PUT' && url.startsWith('/api/user.php');
    const body = isSave ? Buffer.from(given.toString().replace('me@example.com', '***')) : given;
    const length = body.length === 0 ? {} : { 'content-length': body.length };
    const outgoing = request(new URL(url, target), { method, headers: { ...headers, ...length } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    outgoing.end(body);
  };
  const server = createServer((incoming, response) => void forward(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('a text that the server has changed while saving it is shown as it is saved, and is not unsaved', async ({
  page,
  reference,
}) => {
  const moderation = await startModeration(reference.url);
  try {
    await beLoggedIn(page);
    await page.goto(`${moderation.url}/profile`);
    const about = page.getByLabel('What should others know about you?');
    await about.fill('Write to me@example.com, please.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Everything is saved.')).toBeVisible();
    await expect(about).toHaveValue('Write to ***, please.');
    await page.getByRole('link', { name: 'View as others see it' }).click();
    await expect(page).toHaveURL(/\/members\/\d+$/);
  } finally {
    moderation.stop();
  }
});

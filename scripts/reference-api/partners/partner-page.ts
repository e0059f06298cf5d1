import { integerColumn, textColumn } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { AppContext } from '../http/call.ts';
import { escapeHtml, plainPage } from '../http/plain-page.ts';

export const PARTNER_PATH = '/_reference/partner';

/** Target of the redirects to partners; shows the number of counted visits. */
export async function servePartnerPage(database: Database, context: AppContext): Promise<Response> {
  const partner = context.req.query('partner') ?? '';
  const cam = await database.row('SELECT name FROM cams WHERE account = ?', [partner]);
  const name =
    cam === null ? (partner === 'reseller' ? 'Reseller partner' : null) : `Webcam of ${textColumn(cam, 'name')}`;
  if (name === null) {
    const body = '<h1>Unknown partner</h1>\n<p>No ad of the demonstration leads here.</p>';
    return context.html(plainPage({ title: 'Unknown partner', body }), 404);
  }
  const counted = await database.row('SELECT count(*) AS visits FROM partner_visits WHERE partner = ?', [partner]);
  const visits = counted === null ? 0 : integerColumn(counted, 'visits');
  context.header('Cache-Control', 'no-store');
  return context.html(
    plainPage({
      title: name,
      body: `<h1>${escapeHtml(name)}</h1>
<p>Here the site of a partner would open. It is not part of this demonstration.</p>
<dl>
<dt>Partner</dt><dd><code>${escapeHtml(partner)}</code></dd>
<dt>Visits counted</dt><dd>${visits}</dd>
</dl>`,
    }),
  );
}

import { Hono } from 'hono';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { accountOperations } from './account/operations.ts';
import { PHOTO_FILE_PATH, servePhoto } from './chat/message-photos.ts';
import { chatOperations } from './chat/operations.ts';
import { contentOperations } from './content/operations.ts';
import { type ControlPlaneParts, controlPlane } from './control/control-plane.ts';
import { observeAndSpoil } from './control/inject-faults.ts';
import { contractDocs } from './docs/docs.ts';
import type { AppEnvironment } from './http/call.ts';
import { compressAnswers } from './http/compression.ts';
import { operationsOf } from './http/operations.ts';
import { letIn } from './http/other-origins.ts';
import { PLAIN_STYLE, PLAIN_STYLE_PATH } from './http/plain-page.ts';
import { addHeaders, appHeaders } from './http/security-headers.ts';
import { serveApp } from './http/static-files.ts';
import { likeOperations } from './likes/operations.ts';
import { matchOperations } from './matches/operations.ts';
import { servePortrait, serveUpload } from './members/media.ts';
import { memberOperations } from './members/operations.ts';
import { moneyOperations } from './money/operations.ts';
import { paymentPages } from './money/payment-page.ts';
import { PAYMENT_PATH } from './money/payment-path.ts';
import { notificationOperations } from './notifications/operations.ts';
import { serveCamImage } from './partners/cam-image.ts';
import { partnerOperations } from './partners/operations.ts';
import { PARTNER_PATH, servePartnerPage } from './partners/partner-page.ts';
import { profileOperations } from './profile/operations.ts';
import { safetyOperations } from './safety/operations.ts';
import { searchOperations } from './search/operations.ts';
import type { Services } from './services.ts';
import { sessionOperations } from './session/operations.ts';
import { siteOperations } from './site/operations.ts';
import { describeError } from './start-failure.ts';

/** With the template that a picture is for, as the setting `cdn_prefix` says, or without one. */
const MEDIA_PREFIXES = ['/media', `/media/:template{${TEMPLATE_NAMES.join('|')}}`];

export interface AppOptions {
  appDirectory: string;
  /** When null, the control plane's paths return 404. */
  control: ControlPlaneParts | null;
  isDevelopment: boolean;
  /** Origins of apps hosted elsewhere. */
  appOrigins: readonly string[];
  /** Whether the server is being stopped: calls still under way lose their database, which is no error to be told. */
  isStopping: () => boolean;
}

/** Creates the app that serves everything from one origin: API, images, control plane and the built app. */
export function createApp(services: Services, options: AppOptions): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use(addHeaders(appHeaders(options.appDirectory, options.isDevelopment)));
  app.use(compressAnswers());
  if (options.appOrigins.length > 0) app.use('/api/*', letIn(options.appOrigins));
  servePartners(app, services);
  if (options.control !== null) {
    const { faults, log } = options.control;
    app.route('/_reference', controlPlane(options.control));
    app.use(observeAndSpoil(faults, log, services.contract, services.nowMs));
  }
  app.route('/_reference', contractDocs());
  const operations = operationsOf(app, services);
  sessionOperations(operations, services);
  accountOperations(operations, services);
  profileOperations(operations, services);
  notificationOperations(operations, services);
  chatOperations(operations, services);
  likeOperations(operations, services);
  memberOperations(operations, services);
  siteOperations(operations, services);
  contentOperations(operations);
  searchOperations(operations, services);
  safetyOperations(operations, services);
  matchOperations(operations, services);
  moneyOperations(operations, services);
  partnerOperations(operations, services);
  app.get(PHOTO_FILE_PATH, (context) => servePhoto(services, context));
  app.all('/api/*', (context) => {
    const methods = services.contract.operations.flatMap((each) => (each.path === context.req.path ? each.method : []));
    if (methods.length === 0) return context.json({ error: 'not_found', message: 'There is no such call.' }, 404);
    context.header('Allow', methods.join(', '));
    return context.json({ error: 'method_not_allowed', message: `Use ${methods.join(' or ')}.` }, 405);
  });
  app.all('/_reference/*', (context) => context.json({ error: 'not_found', message: 'There is no such path.' }, 404));
  for (const prefix of MEDIA_PREFIXES) {
    app.get(`${prefix}/portraits/:version/:file`, (context) => servePortrait(services.database, context));
    app.get(`${prefix}/uploads/:file`, (context) => serveUpload(services, context));
  }
  app.all('*', (context) => serveApp(context, options.appDirectory));
  app.onError((error, context) => {
    if (!options.isStopping())
      console.error(`${context.req.method} ${context.req.path} failed: ${describeError(error)}`);
    return context.json({ error: 'server_error', message: 'Something went wrong on our side.' }, 500);
  });
  return app;
}

/** Mounts the third-party sites that the demo simulates itself. They do not depend on the control plane. */
function servePartners(app: Hono<AppEnvironment>, services: Services): void {
  app.get(PLAIN_STYLE_PATH, (context) => {
    context.header('Content-Type', 'text/css; charset=utf-8');
    return context.body(PLAIN_STYLE);
  });
  app.route(PAYMENT_PATH, paymentPages(services));
  app.get(PARTNER_PATH, (context) => servePartnerPage(services.database, context));
  for (const prefix of MEDIA_PREFIXES)
    app.get(`${prefix}/cams/:file`, (context) => serveCamImage(services.database, context));
}

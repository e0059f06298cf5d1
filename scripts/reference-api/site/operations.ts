import type { Schemas } from '../contract/contract.ts';
import { invalid, nothing, ok } from '../http/answer.ts';
import { numberOf } from '../http/call.ts';
import { checkBody } from '../http/check-request.ts';
import { languageOf } from '../http/language.ts';
import type { Operations } from '../http/operations.ts';
import { interestNames } from '../profile/field-labels.ts';
import type { Services } from '../services.ts';
import { issueCsrfToken } from '../session/csrf.ts';
import { placeAt } from './geocode.ts';
import { countLandingStep, familyOf } from './landing-steps.ts';
import { COMPANY, readRegions, readSettings } from './settings.ts';

export function siteOperations(operations: Operations, services: Services): void {
  operations.open('getSettings', async (call) =>
    ok(await readSettings(services.database, issueCsrfToken(call.context, services.secret), services.push.publicKey)),
  );
  operations.open('getRegions', async () => ok<Schemas['Regions']>({ regions: await readRegions(services.database) }));
  operations.open('getInterests', async (call) =>
    ok<Schemas['Interests']>({ interests: interestNames(languageOf(call.query)) }),
  );
  operations.open('getCompanyInfo', async () => ok(COMPANY));
  const isLandingStep = services.contract.schema('LandingStep');
  operations.open('countLandingStep', async (call) => {
    const checked = await checkBody(isLandingStep, call.context);
    if (!checked.ok) return invalid(checked.fields);
    const { step, ...place } = checked.value.body;
    if (familyOf(place.path) === null) return invalid({ path: 'unknown_value' });
    await services.database.write((writer) => countLandingStep(writer, place, step));
    return nothing();
  });
  operations.open('geocode', async (call) => {
    const lat = numberOf(call.query, 'lat');
    const lon = numberOf(call.query, 'lon');
    return lat === null || lon === null ? invalid({ lat: 'required', lon: 'required' }) : ok(placeAt(lat, lon));
  });
}

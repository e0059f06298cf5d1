import { at, isRecord } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

export const siteAgrees: Sequence = {
  title: 'what several calls tell of the site',
  account: 'member',
  calls: callsOf('getSettings'),
  async run(steps) {
    if (steps.isDry) return;
    const settings = await steps.call('getSettings', { purpose: 'the settings' });
    if (steps.has('getRegions')) {
      const regions = await steps.call('getRegions', { purpose: 'the regions' });
      const told = at(regions.body, 'regions');
      for (const [country, list] of Object.entries(Object(at(settings.body, 'region_data'))))
        if (isRecord(told) && country in told)
          steps.same(regions, `The regions of ${country} are others than in the settings`, list, told[country]);
        else if (isRecord(told) && Array.isArray(list) && list.length > 0)
          steps.broken(regions, `The regions of ${country} are missing`, 'as in the settings', 'nothing');
    }
    if (steps.has('getCompanyInfo')) {
      const company = await steps.call('getCompanyInfo', { purpose: 'the company' });
      steps.same(
        company,
        'The company is another one than in the settings',
        at(settings.body, 'company'),
        company.body,
      );
    }
    await shownFields(steps, settings);
    if (!steps.has('getContent')) return;
    const language = String(at(settings.body, 'domain_language'));
    const texts = new Map<string, string>();
    for (const page of ['terms', 'privacy', 'faq']) {
      const content = await steps.attempt('getContent', {
        purpose: `the page ${page}`,
        query: { page, language },
        expect: { kind: 'success', mayTryAnother: true },
      });
      if (!content.isSuccess) continue;
      const sections = JSON.stringify(at(content.body, 'sections'));
      const same = texts.get(sections);
      if (same !== undefined)
        steps.broken(content, 'Two pages have the same text', `the text of ${page}`, `the text of ${same}`);
      texts.set(sections, page);
      steps.same(content, 'Another page is answered than was asked for', page, at(content.body, 'page'));
      steps.same(
        content,
        'A page does not come in the language of the site that was asked for',
        language,
        at(content.body, 'language'),
      );
    }
  },
};

/** What the settings show of a profile has to be among its fields and notes. */
async function shownFields(steps: Steps, settings: Answer): Promise<void> {
  if (!steps.has('getProfileFields')) return;
  const fields = await steps.call('getProfileFields', { purpose: 'the fields that the settings show' });
  for (const [setting, part] of [
    ['visible_profile_fields', 'allowed_values'],
    ['visible_profile_notes', 'notes'],
  ] as const) {
    const known = Object.keys(Object(at(fields.body, part)));
    const unknown = listIn(settings.body, `/${setting}`).find((name) => !known.includes(String(name)));
    if (unknown !== undefined)
      steps.broken(
        fields,
        'The settings show a profile field that does not exist',
        `"${String(unknown)}" in ${part}, as ${setting} names it`,
        known.join(', '),
      );
  }
}

export const cams: Sequence = {
  title: 'webcams by age',
  account: 'member',
  calls: callsOf('searchCams'),
  async run(steps) {
    if (steps.isDry) return;
    const all = await steps.call('searchCams', { purpose: 'all of them' });
    belowPrefix(steps, all);
    const ages = listIn(all.body, '/cams').map((cam) => numberIn(cam, '/age') ?? 0);
    const oldest = Math.max(...ages);
    const youngest = Math.min(...ages);
    if (ages.length < 2 || oldest === youngest) return;
    const reversed = await steps.attempt('searchCams', {
      purpose: 'min_age above max_age',
      query: { min_age: oldest, max_age: youngest },
      expect: { kind: 'documented' },
    });
    const found = listIn(reversed.body, '/cams').length;
    if (reversed.isSuccess && found > 0)
      steps.broken(
        reversed,
        'Webcams are found from an age above to one below it',
        'none, or 422',
        `${found} webcams for ${oldest} to ${youngest} years`,
      );
    for (const query of [{ min_age: oldest }, { max_age: oldest - 1 }]) {
      const [[name, age] = ['', 0]] = Object.entries(query);
      const some = await steps.call('searchCams', { purpose: `${name} ${age}`, query });
      const wrong = listIn(some.body, '/cams').filter(
        (cam) => (numberIn(cam, '/age') ?? 0) >= oldest !== (name === 'min_age'),
      );
      if (wrong.length > 0)
        steps.broken(
          some,
          `The filter "${name}" lets others through`,
          `only those of ${name} ${age}`,
          `${wrong.length} others`,
        );
    }
  },
};

/** The client puts the setting `cdn_prefix` and a slash before it. */
function belowPrefix(steps: Steps, answer: Answer): void {
  const wrong = listIn(answer.body, '/cams')
    .map((cam) => at(cam, 'image'))
    .find((image) => /^(?:[a-z]+:)?\//i.test(String(image)));
  if (wrong !== undefined)
    steps.broken(
      answer,
      'A webcam is given with an address of its picture',
      'a path below the setting cdn_prefix, without the prefix and without a slash at the beginning',
      String(wrong),
    );
}

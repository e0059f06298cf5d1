import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { until } from '../fixtures/until.ts';
import { listOf, type ReferenceClient, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

/** Creates a PNG with checksums of zero: the server only reads the size and the end. */
function png(widthPx: number, heightPx: number, extraBytes = 0): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(widthPx, 0);
  size.writeUInt32BE(heightPx, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((widthPx + 1) * Math.min(heightPx, 200)));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', size),
      chunk('IDAT', Buffer.concat([rows, Buffer.alloc(extraBytes)])),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** The essential segments of a JPEG: APP0, a frame of 640 by 480, the end. */
const JPEG = new Uint8Array(
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b0801e0028001011100ffd9', 'hex'),
);

function formWith(content: Uint8Array<ArrayBuffer>, name = 'photo.png'): FormData {
  const form = new FormData();
  form.set('file', new File([content], name));
  return form;
}

async function upload(client: ReferenceClient, form: FormData, key?: string) {
  return client.call('uploadImage', { body: form, ...(key === undefined ? {} : { key }) });
}

async function imageIds(client: ReferenceClient): Promise<number[]> {
  const { body } = await client.call('getUser');
  return listOf(valueAt(body, 'profile', 'images')).map((image) => Number(valueAt(image, 'id')));
}

describe('saving the profile', () => {
  it('stores what is named, leaves the rest, and answers the member as stored', async () => {
    const client = await stage.member('demo');
    const before = await client.call('getUser');
    const body = {
      gender: 'other',
      date_of_birth: '1990-02-28',
      personal: '  New here.  ',
      fields: { smoking: ['never'], interests: [] },
      notes: { first_date: 'A long walk.' },
    };
    const saved = await client.call('saveProfile', { body });
    expect(saved.status).toBe(200);
    expect(valueAt(saved.body, 'profile')).toMatchObject({
      name: valueAt(before.body, 'profile', 'name'),
      city: 'Bristol',
      gender: 'other',
      date_of_birth: '1990-02-28',
      personal: 'New here.',
      fields: { smoking: ['never'], looking_for: ['relationship'] },
      notes: { first_date: 'A long walk.' },
    });
    expect(valueAt(saved.body, 'profile', 'fields', 'interests')).toBeUndefined();
    expect((await client.call('getUser')).body).toEqual(saved.body);
    const seen = await (await stage.member('other')).call('getProfile', { query: { id: 1 } });
    expect(seen.body).toMatchObject({ personal: 'New here.', gender: 'other', notes: { first_date: 'A long walk.' } });
  });

  it('takes region and city away with another country, unless they are named', async () => {
    const client = await stage.member('demo');
    const moved = await client.call('saveProfile', { body: { country: 'NL' } });
    expect(valueAt(moved.body, 'profile')).toMatchObject({ country: 'NL', countryregion: null, city: null });
    const { body } = await client.call('getRegions');
    const region = listOf(valueAt(body, 'regions', 'NL')).find((each) => valueAt(each, 'name') === 'Utrecht');
    const location = { country: 'NL', countryregion: valueAt(region, 'id'), city: 'Utrecht' };
    const settled = await client.call('saveProfile', { body: location });
    expect(valueAt(settled.body, 'profile')).toMatchObject(location);
  });

  it('counts as complete what lacks nothing that the profile page names, and each such part as missing', async () => {
    const client = await stage.member('demo');
    const { body } = await client.call('getUser');
    const whole = {
      gender: 'female',
      date_of_birth: '1990-02-28',
      personal: 'Few words.',
      country: 'GB',
      countryregion: valueAt(body, 'profile', 'countryregion'),
      city: 'Bristol',
      fields: { interests: ['art'] },
    };
    const completenessOf = async (change: object) => {
      const saved = await client.call('saveProfile', { body: { ...whole, ...change } });
      expect(saved.status).toBe(200);
      return valueAt(saved.body, 'profile', 'completeness');
    };
    expect(await completenessOf({})).toBe(100);
    const missing = { gender: null, date_of_birth: null, personal: null, countryregion: null, city: null };
    for (const [name, value] of Object.entries({ ...missing, fields: { interests: [] } }))
      expect(await completenessOf({ [name]: value }), name).toBe(86);
    expect(await completenessOf({ fields: { interests: ['art'], smoking: [], looking_for: [] } })).toBe(100);
  });

  it('says when the signup is finished', async () => {
    const client = await stage.member('demo');
    await client.call('saveProfile', { body: { lastSignupStep: false } });
    expect(valueAt((await client.call('getUser')).body, 'profile', 'lastSignupStep')).toBe(false);
    const saved = await client.call('saveProfile', { body: { personal: null, lastSignupStep: true } });
    expect(valueAt(saved.body, 'profile')).toMatchObject({ personal: null, lastSignupStep: true });
  });

  const age = (years: number, days: number): string =>
    new Date(Date.UTC(new Date().getUTCFullYear() - years, new Date().getUTCMonth(), new Date().getUTCDate() + days))
      .toISOString()
      .slice(0, 10);

  it.each([
    [{ country: 'XX' }, 'country', 'unknown_value'],
    [{ countryregion: 999_999 }, 'countryregion', 'unknown_value'],
    [{ country: 'NL', countryregion: 1 }, 'countryregion', 'other_country'],
    [{ city: 'x'.repeat(256) }, 'city', 'too_long'],
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'demo@example.com' }, 'name', 'name_equal_to_email'],
    [{ date_of_birth: '2023-02-30' }, 'date_of_birth', 'wrong_format'],
    [{ date_of_birth: age(18, 1) }, 'date_of_birth', 'too_young'],
    [{ date_of_birth: age(101, 0) }, 'date_of_birth', 'too_old'],
    [{ fields: { shoe_size: ['44'] } }, 'fields.shoe_size', 'unknown_field'],
    [{ fields: { smoking: ['pipes'] } }, 'fields.smoking', 'unknown_value'],
    [{ fields: { smoking: ['never', 'often'] } }, 'fields.smoking', 'one_only'],
    [{ fields: { languages: ['en', 'en'] } }, 'fields.languages', 'repeated'],
    [{ notes: { diary: 'Dear diary' } }, 'notes.diary', 'unknown_field'],
    [{ notes: { first_date: 'x'.repeat(501) } }, 'notes.first_date', 'too_long'],
    [{ personal: 'a\u0000b' }, 'personal', 'invalid_characters'],
    [{ credits: 1000 }, 'body', 'unknown_field'],
    [{}, 'body', 'required'],
  ])('answers 422 to %o and stores nothing', async (body, field, code) => {
    const client = await stage.member('demo');
    const before = await client.call('getUser');
    const refused = await client.call('saveProfile', { body });
    expect([refused.status, valueAt(refused.body, 'fields', field)]).toEqual([422, code]);
    expect((await client.call('getUser')).body).toEqual(before.body);
  });

  it.each([age(18, 0), age(101, 1)])('takes the birthday %s', async (date_of_birth) => {
    const client = await stage.member('demo');
    expect((await client.call('saveProfile', { body: { date_of_birth } })).status).toBe(200);
  });
});

describe('photos', () => {
  it.each([
    ['a png', png(300, 400), 'image/png'],
    ['a jpeg under the name of another kind', JPEG, 'image/jpeg'],
  ])('take %s and serve it whole and cropped', async (_, content, type) => {
    const client = await stage.member('demo');
    const uploaded = await upload(client, formWith(content, 'photo.gif'));
    expect(uploaded.status).toBe(200);
    const image = listOf(valueAt(uploaded.body, 'images')).at(-1);
    expect(valueAt(image, 'state')).toBe('approved');
    const full = await fetch(`${stage.url}/media/${String(valueAt(image, 'filename'))}`);
    expect(full.headers.get('content-type')).toBe(type);
    expect(new Uint8Array(await full.arrayBuffer())).toEqual(content);
    const thumb = await fetch(`${stage.url}/media/${String(valueAt(image, 'thumb_filename'))}`);
    expect(thumb.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await thumb.text()).toContain(`data:${type};base64,`);
  });

  it.each([
    ['a text named png', new Uint8Array(Buffer.from('hello '.repeat(20))), 'wrong_format'],
    ['an SVG', new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'wrong_format'],
    ['a png cut off', png(300, 400).slice(0, -20), 'wrong_format'],
    ['a dot', png(1, 1), 'too_small'],
    ['a strip', png(20_000, 100), 'too_large'],
    ['nothing', new Uint8Array(), 'required'],
  ])('refuse %s', async (_, content, code) => {
    const refused = await upload(await stage.member('demo'), formWith(content));
    expect([refused.status, valueAt(refused.body, 'fields', 'file')]).toEqual([422, code]);
  });

  it('answer 413 to a file over the limit, and 422 to a form without one', async () => {
    const client = await stage.member('demo');
    const { body } = await client.call('getSettings');
    const limit = Number(valueAt(body, 'upload_max_bytes'));
    const over = await upload(client, formWith(png(300, 400, limit)));
    expect([over.status, valueAt(over.body, 'error')]).toEqual([413, 'too_large']);
    const twice = formWith(png(300, 400));
    twice.append('file', new File([JPEG], 'second.jpg'));
    const text = new FormData();
    text.set('file', 'hello');
    for (const [form, code] of [
      [new FormData(), 'required'],
      [twice, 'repeated'],
      [text, 'wrong_type'],
    ] as const) {
      const refused = await upload(client, form);
      expect([refused.status, valueAt(refused.body, 'fields', 'file')]).toEqual([422, code]);
    }
    expect((await client.call('uploadImage', { body: {} })).status).toBe(422);
  });

  it('under one key are stored once, however the form was put together', async () => {
    const client = await stage.member('demo');
    const key = randomUUID();
    const first = await upload(client, formWith(png(300, 400)), key);
    const second = await upload(client, formWith(png(300, 400)), key);
    expect(second.body).toEqual(first.body);
    expect(await imageIds(client)).toHaveLength(4);
    expect((await upload(client, formWith(png(301, 400)), key)).status).toBe(409);
  });

  it('stop at thirty', async () => {
    const client = await stage.member('demo');
    for (let count = 4; count <= 30; count += 1) {
      expect((await upload(client, formWith(png(32, count + 40)))).status).toBe(200);
    }
    const refused = await upload(client, formWith(png(32, 100)));
    expect(valueAt(refused.body, 'fields', 'file')).toBe('too_many');
  });

  it('show others the approved ones only, and their owner why one was refused', async () => {
    const [demo, other] = [await stage.member('demo'), await stage.member('other')];
    const images = listOf(valueAt((await demo.call('getUser')).body, 'profile', 'images'));
    expect(images.map((image) => valueAt(image, 'state'))).toEqual(['approved', 'approved', 'rejected']);
    expect(valueAt(images[2], 'rejected_because')).toBe('no_face');
    const seen = await other.call('getProfile', { query: { id: 1 } });
    expect(listOf(valueAt(seen.body, 'images')).map((image) => valueAt(image, 'id'))).toEqual([10, 11]);
  });

  it('are put in order, the main one first', async () => {
    const client = await stage.member('demo');
    const main = await client.call('arrangeImages', { body: { main: 11 } });
    expect(listOf(valueAt(main.body, 'images')).map((image) => valueAt(image, 'id'))).toEqual([11, 10, 12]);
    expect(valueAt((await client.call('getUser')).body, 'profile', 'main_image', 'id')).toBe(11);
    await client.call('arrangeImages', { body: { order: [12, 10, 11] } });
    expect(await imageIds(client)).toEqual([12, 10, 11]);
    expect(valueAt((await client.call('getUser')).body, 'profile', 'main_image', 'id')).toBe(10);
    await client.call('arrangeImages', { body: { order: [12, 10, 11], main: 11 } });
    expect(await imageIds(client)).toEqual([11, 12, 10]);
    for (const [body, status] of [
      [{ main: 20 }, 404],
      [{ order: [10, 11, 20] }, 404],
      [{ order: [10, 11] }, 422],
      [{ order: [10, 11, 11] }, 422],
      [{ main: 12 }, 422],
      [{}, 422],
    ] as const) {
      expect((await client.call('arrangeImages', { body })).status).toBe(status);
    }
  });

  it('are gone once removed, and nobody removes those of others', async () => {
    const [demo, other] = [await stage.member('demo'), await stage.member('other')];
    expect((await other.call('removeImage', { body: { image: 10 } })).status).toBe(404);
    const removed = await demo.call('removeImage', { body: { image: 10 } });
    expect(listOf(valueAt(removed.body, 'images')).map((image) => valueAt(image, 'id'))).toEqual([11, 12]);
    expect((await demo.call('removeImage', { body: { image: 10 } })).status).toBe(404);
    const uploaded = await upload(demo, formWith(JPEG));
    const image = listOf(valueAt(uploaded.body, 'images')).at(-1);
    const path = `${stage.url}/media/${String(valueAt(image, 'filename'))}`;
    expect((await fetch(path)).status).toBe(200);
    await demo.call('removeImage', { body: { image: valueAt(image, 'id') } });
    expect((await fetch(path)).status).toBe(404);
  });

  it('wait for approval, seen by their owner only until then', async () => {
    await stage.restart({ quiet: false, reviewDelayMs: 1500 });
    const [demo, other] = [await stage.member('demo'), await stage.member('other')];
    const uploaded = await upload(demo, formWith(JPEG));
    const image = listOf(valueAt(uploaded.body, 'images')).at(-1);
    expect(valueAt(image, 'state')).toBe('pending');
    expect((await fetch(`${stage.url}/media/${String(valueAt(image, 'filename'))}`)).status).toBe(404);
    const countSeen = async (): Promise<number> =>
      listOf(valueAt((await other.call('getProfile', { query: { id: 1 } })).body, 'images')).length;
    expect(await countSeen()).toBe(2);
    await until('the photo is approved', async () => (await countSeen()) === 3);
    expect((await fetch(`${stage.url}/media/${String(valueAt(image, 'filename'))}`)).status).toBe(200);
    await stage.restart();
  });
});

import type { ContractDocument } from '../../../scripts/check-contract/contract/document.ts';
import { objectSchema } from '../../../scripts/check-contract/requests/build-draft.ts';
import { COUNTS, limitedTexts } from './backend/lengths.ts';
import type { Seed } from './breach.ts';
import type { UseOf } from './places.ts';

/** Steps of landing pages carry texts that nobody keeps. */
const NOTHING_KEPT = ['countLandingStep'];

/** Limits that are counted otherwise than in characters, for every text that a request may carry. */
export function lengthSeeds(document: ContractDocument, uses: readonly UseOf[]): readonly Seed[] {
  return uses.flatMap(({ use }) => {
    const schema = use.body?.schema ?? null;
    if (schema === null || NOTHING_KEPT.includes(use.name)) return [];
    const texts = limitedTexts(document, objectSchema(document, schema, use.body?.example));
    return [...texts.keys()].flatMap((text) =>
      [...Object.keys(COUNTS), 'limit-in-graphemes'].map(
        (name): Seed => ({ group: 'meaning', name, place: `${use.name}.${text}` }),
      ),
    );
  });
}

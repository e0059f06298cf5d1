import type { Schemas } from '../contract/contract.ts';
import { ok } from '../http/answer.ts';
import { languageOf } from '../http/language.ts';
import type { Operations } from '../http/operations.ts';
import type { Services } from '../services.ts';
import { arrangeImages, removeImage } from './arrange-images.ts';
import { fieldLabels } from './field-labels.ts';
import { FIELDS, MULTIPLE_FIELDS, NOTES } from './fields.ts';
import { saveProfile } from './save-profile.ts';
import { uploadImage } from './upload-image.ts';

export function profileOperations(operations: Operations, services: Services): void {
  operations.open('getProfileFields', async (call) =>
    ok<Schemas['ProfileFields']>({
      allowed_values: Object.fromEntries([...FIELDS].map(([name, codes]) => [name, [...codes]])),
      multiple: [...MULTIPLE_FIELDS],
      notes: Object.fromEntries(NOTES),
      labels: fieldLabels(languageOf(call.query)),
    }),
  );
  operations.write('saveProfile', 'SaveProfileRequest', saveProfile);
  operations.read('uploadImage', (call) => uploadImage(services, call));
  operations.write('arrangeImages', 'ArrangeImagesRequest', (call, body, writer) =>
    arrangeImages(call.account.memberId, body, writer),
  );
  operations.write('removeImage', 'RemoveImageRequest', (call, body, writer) =>
    removeImage(call.account.memberId, body.image, writer),
  );
}

import { createHash } from 'node:crypto';
import type { FormOf, Schemas } from '../contract/contract.ts';
import { fieldCodes } from '../contract/field-codes.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, isAccepted, notFound, ok, refuse } from '../http/answer.ts';
import type { MemberCall, Writing } from '../http/call.ts';
import type { Checked } from '../http/check-request.ts';
import { actOnce } from '../http/idempotency.ts';
import { scopeOf } from '../http/operations.ts';
import type { ImageFormat } from '../profile/image-format.ts';
import { readUpload } from '../profile/read-upload.ts';
import { photoIn } from '../profile/upload-image.ts';
import type { Services } from '../services.ts';
import { PHOTOS_PER_DAY } from '../site/message-credits.ts';
import { readOperatorSettings } from '../site/operator-settings.ts';
import { findConversation } from './conversations.ts';
import { countPhotosSince, PHOTO_WITHOUT_WORDS, storePhoto } from './message-photos.ts';
import { findQuoted, findSent } from './messages.ts';
import { accept, balance, messageIdUsed, refuseWriting, textProblem } from './send-message.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Fields of the form that are numbers, which a form carries as texts. */
const IDS: readonly string[] = ['conversation', 'reply_to'];

type Fields = Omit<FormOf<'sendPhoto'>, 'file'>;

interface Photo {
  content: Uint8Array;
  format: ImageFormat;
}

/**
 * Stores a photo as a message and charges it. As the bytes of a repeated form differ, the idempotency key is compared by
 * the hash of the picture and the fields.
 */
export async function sendPhoto(services: Services, call: MemberCall): Promise<Answer> {
  const photo = photoIn(await readUpload(call.context));
  if ('status' in photo) return photo;
  const checked = readFields(services, photo.form);
  if (!checked.ok) return invalid(checked.fields);
  const fields = checked.value;
  const keyed = {
    scope: scopeOf(call.account.id),
    key: call.context.req.header('idempotency-key') ?? null,
    operationId: 'sendPhoto',
    bodyText: JSON.stringify([createHash('sha256').update(photo.content).digest('hex'), fields]),
    nowMs: call.nowMs,
  };
  const afterwards: (() => void)[] = [];
  const writing: Writing<MemberCall> = { ...call, afterCommit: (action) => afterwards.push(action) };
  const answer = await services.database.write(
    (writer) => actOnce(writer, keyed, () => store(services, writing, writer, fields, photo)),
    isAccepted,
  );
  if (isAccepted(answer)) for (const action of afterwards) action();
  return answer;
}

/** Reads the fields beside the file, which a form carries as texts. Sorted, so that their order in the form is no matter. */
function readFields(services: Services, form: FormData): Checked<Fields> {
  const entries = [...form.entries()].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const names = entries.map(([name]) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) return { ok: false, fields: { [repeated]: 'repeated' } };
  const fields: Record<string, unknown> = {};
  for (const [name, text] of entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    fields[name] = IDS.includes(name) && /^\d{1,15}$/.test(text) ? Number(text) : text;
  fields['file'] = '';
  const validate = services.contract.form('sendPhoto')();
  if (!validate(fields)) return { ok: false, fields: fieldCodes(validate.errors ?? [], 'body') };
  const { file: _, ...value } = fields;
  return { ok: true, value };
}

async function store(
  services: Services,
  call: Writing<MemberCall>,
  writer: Writer,
  { conversation: conversationId, message_id: messageId, text, reply_to: repliesTo, preview }: Fields,
  { content, format }: Photo,
): Promise<Answer> {
  const { account, nowMs } = call;
  const { photo_message_credits: cost } = await readOperatorSettings(writer);
  if (cost === null) return notFound('call');
  const conversation = await findConversation(writer, account.id, conversationId, nowMs);
  if (conversation === null) return notFound('conversation');
  const refusal = refuseWriting(conversation);
  if (refusal !== null) return refusal;
  const problem = text === undefined ? null : textProblem(text);
  if (problem !== null) return invalid({ text: problem });
  const quoted = repliesTo === undefined ? null : await findQuoted(writer, conversation.id, repliesTo);
  const words = text ?? PHOTO_WITHOUT_WORDS;
  const known = await findSent(writer, conversation.id, messageId);
  if (known !== null) {
    const isSame = known.photo != null && known.text === words && known.reply_to?.id === quoted?.id;
    return isSame
      ? ok<Schemas['SentMessage']>({ message: known, credits: await balance(writer, account.id) })
      : messageIdUsed();
  }
  if ((await countPhotosSince(writer, account.memberId, nowMs - DAY_MS)) >= PHOTOS_PER_DAY)
    return refuse(409, 'photo_limit', 'You have sent as many photos today as you can.');
  return await accept(services, call, writer, conversation, {
    text: words,
    messageId,
    quoted,
    cost,
    storePhoto: () =>
      storePhoto(writer, {
        ...format,
        fromMember: account.memberId,
        preview: preview ?? null,
        content,
        sentAtMs: nowMs,
      }),
  });
}

// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the contract instead.
// sha-256 of the contract: 4f9723626e3e38925c066462756548358cc83d3702ad83773c5b5482addf9469

import { compile } from '../validation/compile.ts';
import type { Problem } from '../validation/problems.ts';
import { finiteNumber, format, notAList, pattern, propertyCount, propertyNames, textLength } from '../validation/rules.ts';
import type { components, operations as operationTypes } from './types.ts';

export type SchemaName = keyof components['schemas'];
export type OperationId = keyof operationTypes;

export const schemaNames: readonly SchemaName[] = [
  "Id",
  "CountryCode",
  "Locale",
  "Gender",
  "Done",
  "EmptyBody",
  "ErrorResponse",
  "Image",
  "ProfileCard",
  "OwnProfile",
  "MemberProfile",
  "User",
  "LoginRequest",
  "Message",
  "ChatEntry",
  "ChatList",
  "ChatStart",
  "ChatPage",
  "ChatResponse",
  "SendMessageRequest",
  "SentMessage",
  "MarkReadRequest",
  "ReadState",
  "RemoveChatRequest",
  "LikeRequest",
  "LikeState",
  "LikeEntry",
  "Likes",
  "Region",
  "MessageCosts",
  "CompanyInfo",
  "FeatureFlags",
  "Settings",
  "LocaleMessages",
];

const schemaNamed = compile({
  "Id": "1 <= number.integer <= 9007199254740991",
  "CountryCode": ["string", ":", pattern(/^[A-Z]{2}$/u)],
  "Locale": ["===", "en", "nl", "de", "it", "fr", "es", "pl"],
  "Gender": ["===", "female", "male", "other"],
  "Done": [{ "result": ["===", "done"] }, ":", notAList],
  "EmptyBody": [["object", ":", notAList], ":", propertyCount(0, 0)],
  "ErrorResponse": [
    {
      "error": ["string", ":", pattern(/^[a-z][a-z0-9_]*$/u)],
      "message": "string",
      "fields?": [{ "[string]": "string >= 1" }, ":", notAList],
    },
    ":",
    notAList,
  ],
  "Image": [{ "id": "Id", "thumb_filename": "string >= 1", "filename": "string >= 1" }, ":", notAList],
  "ProfileCard": [
    {
      "id": "Id",
      "name": ["string", ":", textLength(1, 150)],
      "age": "18 <= number.integer <= 120",
      "city": [["string", ":", textLength(0, 255)], "|", "null"],
      "country": "CountryCode",
      "gender": "Gender",
      "language": "Locale",
      "main_image": "Image | null",
      "fictional_icon": "boolean",
      "online": "boolean",
    },
    ":",
    notAList,
  ],
  "OwnProfile": [
    {
      "id": "Id",
      "name": ["string", ":", textLength(1, 150)],
      "age": "18 <= number.integer <= 120 | null",
      "city": [["string", ":", textLength(0, 255)], "|", "null"],
      "country": "CountryCode",
      "countryregion": "number.integer >= 1 | null",
      "gender": "Gender | null",
      "date_of_birth": [["string", ":", format("date")], "|", "null"],
      "language": "Locale",
      "main_image": "Image | null",
      "images": ["Image", "[]"],
      "personal": [["string", ":", textLength(0, 10000)], "|", "null"],
      "fictional_icon": "boolean",
      "lastSignupStep": "boolean",
      "completeness": "0 <= number.integer <= 100",
    },
    ":",
    notAList,
  ],
  "MemberProfile": [
    {
      "id": "Id",
      "name": ["string", ":", textLength(1, 150)],
      "age": "18 <= number.integer <= 120",
      "city": [["string", ":", textLength(0, 255)], "|", "null"],
      "country": "CountryCode",
      "gender": "Gender",
      "language": "Locale",
      "main_image": "Image | null",
      "fictional_icon": "boolean",
      "online": "boolean",
      "countryregion": "string | null",
      "images": ["Image", "[]"],
      "personal": [["string", ":", textLength(0, 10000)], "|", "null"],
      "fields": [{ "[string]": ["string >= 1", "[]"] }, ":", notAList],
      "notes": [{ "[string]": "string" }, ":", notAList],
      "liked": "boolean",
      "likes_me": "boolean",
      "like_new": "boolean",
    },
    ":",
    notAList,
  ],
  "User": [
    {
      "email": [["string", ":", textLength(0, 254)], ":", format("email")],
      "profile": "OwnProfile",
      "paid_user": "boolean",
      "signup_date": ["string", ":", format("date-time")],
      "mailprovider": "number.integer >= 1 | null",
      "credits": "number.integer >= 0",
    },
    ":",
    notAList,
  ],
  "LoginRequest": [
    {
      "email": ["string", ":", textLength(3, 254)],
      "password": ["string", ":", textLength(1, 1000)],
      "csrf": ["string", ":", textLength(16, 200)],
    },
    ":",
    notAList,
  ],
  "Message": [
    {
      "id": "Id",
      "message_id": [["string", ":", format("uuid")], "|", "null"],
      "from_me": "boolean",
      "text": ["string", ":", textLength(1, 2000)],
      "sent_at": ["string", ":", format("date-time")],
    },
    ":",
    notAList,
  ],
  "ChatEntry": [
    {
      "conversation": [{ "id": "Id", "last_message": "Message | null", "read_only": "boolean" }, ":", notAList],
      "profile": "ProfileCard",
      "num_unread_messages": "number.integer >= 0",
    },
    ":",
    notAList,
  ],
  "ChatList": ["ChatEntry", "[]"],
  "ChatStart": [{ "id": "Id", "+": "reject" }, ":", notAList],
  "ChatPage": [
    {
      "id": "Id",
      "profile": "ProfileCard",
      "read_only": "boolean",
      "messages": [["Message", "[]"], "&", "unknown[] <= 100"],
      "has_more": "boolean",
    },
    ":",
    notAList,
  ],
  "ChatResponse": "ChatPage | ChatStart",
  "SendMessageRequest": [
    {
      "conversation": "Id",
      "text": ["string", ":", textLength(1, 2000)],
      "message_id": ["string", ":", format("uuid")],
    },
    ":",
    notAList,
  ],
  "SentMessage": [{ "message": "Message", "credits": "number.integer >= 0" }, ":", notAList],
  "MarkReadRequest": [{ "conversation": "Id", "read_until": "Id" }, ":", notAList],
  "ReadState": [{ "conversation": "Id", "num_unread_messages": "number.integer >= 0" }, ":", notAList],
  "RemoveChatRequest": [{ "conversation": "Id" }, ":", notAList],
  "LikeRequest": [{ "profile": "Id" }, ":", notAList],
  "LikeState": [{ "profile": "Id", "liked": "boolean" }, ":", notAList],
  "LikeEntry": [
    {
      "id": "Id",
      "name": ["string", ":", textLength(1, 150)],
      "age": "18 <= number.integer <= 120",
      "city": [["string", ":", textLength(0, 255)], "|", "null"],
      "country": "CountryCode",
      "gender": "Gender",
      "language": "Locale",
      "main_image": "Image | null",
      "fictional_icon": "boolean",
      "online": "boolean",
      "like_new": "boolean",
      "liked_at": ["string", ":", format("date-time")],
    },
    ":",
    notAList,
  ],
  "Likes": [{ "profiles": ["LikeEntry", "[]"], "liked_by": ["LikeEntry", "[]"] }, ":", notAList],
  "Region": [{ "id": "Id", "name": "string >= 1" }, ":", notAList],
  "MessageCosts": [
    { "costs": ["number >= 0", ":", finiteNumber], "currency": ["string", ":", pattern(/^[A-Z]{3}$/u)] },
    ":",
    notAList,
  ],
  "CompanyInfo": [
    {
      "name": "string",
      "address": "string",
      "kvk": "string",
      "city": "string",
      "country": "CountryCode",
      "tradenames": ["string", "[]"],
      "vat_numbers": ["string", "[]"],
      "support_phone": "string",
      "delete_discount": "0 <= number.integer <= 100",
    },
    ":",
    notAList,
  ],
  "FeatureFlags": [
    {
      "navigation": ["===", "social", "classic", "lavish"],
      "ui": ["===", "social", "classic", "lavish"],
      "signup": ["===", "social", "classic", "lavish"],
      "profile_search": ["===", "social", "classic", "lavish"],
      "member_details": ["===", "social", "classic", "lavish"],
      "chat": ["===", "social", "classic", "lavish"],
      "likes": ["===", "social", "classic", "lavish"],
      "my_profile": ["===", "social", "classic", "lavish"],
      "notifications": ["===", "social", "classic", "lavish"],
      "footer": ["===", "social", "classic", "lavish"],
    },
    ":",
    notAList,
  ],
  "Settings": [
    {
      "name": "string >= 1",
      "domain_language": "Locale",
      "template": ["===", "social", "classic", "lavish"],
      "features": "FeatureFlags",
      "csrf": ["string", ":", textLength(16, 200)],
      "niche": "1 <= number.integer <= 7",
      "signups": ["===", "all", "with_trafficsource", "other"],
      "logged_out_search": ["===", "none", "other"],
      "logged_out_search_trafficsource": ["===", "none", "other"],
      "push_pub": "string | null",
      "region_data": [{ "[string]": ["Region", "[]"] }, ":", notAList],
      "countries": [["CountryCode", "[]"], "&", "unknown[] >= 1"],
      "minimum_message_costs": [{ "[string]": "MessageCosts" }, ":", notAList],
      "message_credits": "number.integer >= 0",
      "geoip_selected_country": "CountryCode | null",
      "geoip_country": "CountryCode | null",
      "fictional_icon": "boolean",
      "visible_profile_fields": ["string", "[]"],
      "visible_profile_notes": ["string", "[]"],
      "search_fields": ["string", "[]"],
      "cdn_prefix": "string",
      "member_resell": [["===", "cams", "camads", "partner"], "[]"],
      "company": "CompanyInfo",
    },
    ":",
    notAList,
  ],
  "LocaleMessages": [
    [
      [{ "[string]": [{ "[string]": "string" }, ":", notAList] }, ":", notAList],
      ":",
      propertyNames(() => schemaNamed("Locale")),
    ],
    ":",
    propertyCount(1, 1),
  ],
});

/** Whether the value is what the contract says under this name. */
export function isValid<Name extends SchemaName>(
  schema: Name,
  value: unknown,
): value is components['schemas'][Name] {
  return schemaNamed(schema).allows(value);
}

export type Verdict<Name extends SchemaName> =
  | { valid: true; value: components['schemas'][Name] }
  | { valid: false; problems: Problem[] };

/** The value with its type, or what is wrong with it, without any part of the value. */
export function validate<Name extends SchemaName>(schema: Name, value: unknown): Verdict<Name> {
  if (isValid(schema, value)) return { valid: true, value };
  return { valid: false, problems: schemaNamed(schema).problems(value) };
}

/** What the contract says about the body of one response. `opaque`: a body that is not JSON. */
export type ResponseBody =
  | { kind: 'validate'; schema: SchemaName }
  | { kind: 'empty' }
  | { kind: 'opaque'; mediaTypes: readonly string[] }
  | { kind: 'undocumented' };

export interface Operation {
  operationId: OperationId;
  /** Whether the specification gives the operation, or the client asks the backend team for it. */
  source: 'specified' | 'proposed';
  /** By status, by range (`4XX`), or `default`. */
  responses: Readonly<Record<string, ResponseBody>>;
}

/** By method and path, as in `GET /api/user.php`. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ["GET /api/user.php", {
    operationId: "getUser",
    source: "specified",
    responses: {
      "200": { kind: 'validate', schema: "User" },
      "401": { kind: 'validate', schema: "ErrorResponse" },
      "403": { kind: 'validate', schema: "ErrorResponse" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["POST /api/login.php", {
    operationId: "logIn",
    source: "proposed",
    responses: {
      "200": { kind: 'validate', schema: "Done" },
      "403": { kind: 'validate', schema: "ErrorResponse" },
      "409": { kind: 'validate', schema: "ErrorResponse" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["GET /api/logout.php", {
    operationId: "logOut",
    source: "specified",
    responses: {
      "200": { kind: 'validate', schema: "Done" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["GET /api/chats.php", {
    operationId: "getChats",
    source: "specified",
    responses: {
      "200": { kind: 'validate', schema: "ChatList" },
      "401": { kind: 'validate', schema: "ErrorResponse" },
      "403": { kind: 'validate', schema: "ErrorResponse" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["GET /api/chat.php", {
    operationId: "getChat",
    source: "specified",
    responses: {
      "200": { kind: 'validate', schema: "ChatResponse" },
      "401": { kind: 'validate', schema: "ErrorResponse" },
      "403": { kind: 'validate', schema: "ErrorResponse" },
      "404": { kind: 'validate', schema: "ErrorResponse" },
      "410": { kind: 'validate', schema: "ErrorResponse" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["POST /api/chat.php", {
    operationId: "sendMessage",
    source: "proposed",
    responses: {
      "200": { kind: 'validate', schema: "SentMessage" },
      "401": { kind: 'validate', schema: "ErrorResponse" },
      "402": { kind: 'validate', schema: "ErrorResponse" },
      "403": { kind: 'validate', schema: "ErrorResponse" },
      "404": { kind: 'validate', schema: "ErrorResponse" },
      "409": { kind: 'validate', schema: "ErrorResponse" },
      "410": { kind: 'validate', schema: "ErrorResponse" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["PUT /api/chat.php", {
    operationId: "markChatRead",
    source: "proposed",
    responses: {
      "200": { kind: 'validate', schema: "ReadState" },
      "401": { kind: 'validate', schema: "ErrorResponse" },
      "403": { kind: 'validate', schema: "ErrorResponse" },
      "404": { kind: 'validate', schema: "ErrorResponse" },
      "409": { kind: 'validate', schema: "ErrorResponse" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["DELETE /api/chat.php", {
    operationId: "removeChat",
    source: "specified",
    responses: {
      "200": { kind: 'validate', schema: "Done" },
      "401": { kind: 'validate', schema: "ErrorResponse" },
      "403": { kind: 'validate', schema: "ErrorResponse" },
      "404": { kind: 'validate', schema: "ErrorResponse" },
      "409": { kind: 'validate', schema: "ErrorResponse" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["GET /api/likes.php", {
    operationId: "getLikes",
    source: "specified",
    responses: {
      "200": { kind: 'validate', schema: "Likes" },
      "401": { kind: 'validate', schema: "ErrorResponse" },
      "403": { kind: 'validate', schema: "ErrorResponse" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["POST /api/likes.php", {
    operationId: "likeProfile",
    source: "specified",
    responses: {
      "200": { kind: 'validate', schema: "LikeState" },
      "401": { kind: 'validate', schema: "ErrorResponse" },
      "403": { kind: 'validate', schema: "ErrorResponse" },
      "404": { kind: 'validate', schema: "ErrorResponse" },
      "409": { kind: 'validate', schema: "ErrorResponse" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["DELETE /api/likes.php", {
    operationId: "unlikeProfile",
    source: "specified",
    responses: {
      "200": { kind: 'validate', schema: "LikeState" },
      "401": { kind: 'validate', schema: "ErrorResponse" },
      "403": { kind: 'validate', schema: "ErrorResponse" },
      "404": { kind: 'validate', schema: "ErrorResponse" },
      "409": { kind: 'validate', schema: "ErrorResponse" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["GET /api/profile.php", {
    operationId: "getProfile",
    source: "proposed",
    responses: {
      "200": { kind: 'validate', schema: "MemberProfile" },
      "401": { kind: 'validate', schema: "ErrorResponse" },
      "403": { kind: 'validate', schema: "ErrorResponse" },
      "404": { kind: 'validate', schema: "ErrorResponse" },
      "410": { kind: 'validate', schema: "ErrorResponse" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["GET /api/settings.php", {
    operationId: "getSettings",
    source: "proposed",
    responses: {
      "200": { kind: 'validate', schema: "Settings" },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["POST /api/page-hidden.php", {
    operationId: "reportPageHidden",
    source: "specified",
    responses: {
      "204": { kind: 'empty' },
      "422": { kind: 'validate', schema: "ErrorResponse" },
      "429": { kind: 'validate', schema: "ErrorResponse" },
      "503": { kind: 'validate', schema: "ErrorResponse" },
    },
  }],
  ["GET /_i18n/{locale}/messages.json", {
    operationId: "getMessages",
    source: "specified",
    responses: {
      "200": { kind: 'validate', schema: "LocaleMessages" },
      "404": { kind: 'empty' },
    },
  }],
]);

/** The operation with this method, in any case, and this path as it stands in the contract. */
export function findOperation(method: string, path: string): Operation | undefined {
  return operations.get(`${method.toUpperCase()} ${path}`);
}

/** What the body of a response must be. An operation that the contract does not know is undocumented too. */
export function findResponseSchema(method: string, path: string, status: number): ResponseBody {
  const responses = findOperation(method, path)?.responses ?? {};
  const range = `${Math.floor(status / 100)}XX`;
  return responses[String(status)] ?? responses[range] ?? responses['default'] ?? { kind: 'undocumented' };
}

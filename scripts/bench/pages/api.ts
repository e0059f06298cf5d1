import type { components } from '../../../openapi/generated/types.ts';

type Schemas = components['schemas'];
export type ChatEntry = Schemas['ChatEntry'];

/** The responses that the reference pages request, by path. */
interface Answers {
  '/api/user.php': Schemas['User'];
  '/api/chats.php': Schemas['ChatList'];
  '/api/likes.php': Schemas['Likes'];
  '/api/settings.php': Schemas['Settings'];
}

/** Throws on an error status and if the server cannot be reached. */
export async function get<Path extends keyof Answers>(path: Path): Promise<Answers[Path]> {
  const response = await fetch(path, {
    headers: { accept: 'application/json', 'x-package-name': 'bench', 'x-original-host': location.host },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return await response.json();
}

export function newestFirst(chats: readonly ChatEntry[]): readonly ChatEntry[] {
  return [...chats].sort((one, other) => Date.parse(activityOf(other)) - Date.parse(activityOf(one)));
}

export function activityOf({ conversation }: ChatEntry): string {
  return conversation.last_message?.sent_at ?? conversation.started_at;
}

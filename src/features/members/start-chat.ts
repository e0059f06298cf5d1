import { calls } from '../../data/calls.ts';

export type StartedChat =
  | { status: 'started'; conversationId: number }
  | { status: 'failed'; cause: 'offline' | 'other' }
  /** The app leads to the login by itself. */
  | { status: 'session-lost' };

/** Finds or starts the conversation with a member. */
export async function startChat(profileId: number): Promise<StartedChat> {
  const result = await calls.startChat(profileId);
  switch (result.status) {
    case 'started':
      return { status: 'started', conversationId: result.conversationId };
    case 'session-lost':
      return { status: 'session-lost' };
    case 'offline':
      return { status: 'failed', cause: 'offline' };
    default:
      return { status: 'failed', cause: 'other' };
  }
}

import type { Steps } from './steps.ts';

/** Removes a conversation that a sequence has started. How removing is answered is looked at elsewhere. */
export async function removeStartedChat(steps: Steps, conversation: number): Promise<void> {
  await steps.attempt('removeChat', {
    purpose: 'remove the conversation',
    body: { conversation },
    expect: { kind: 'documented' },
  });
  steps.visitor.pool.forget('conversation', conversation);
}

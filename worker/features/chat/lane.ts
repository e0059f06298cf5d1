/** Returns the lane in which the messages and the removal of one conversation are sent in order. */
export function chatLane(conversationId: number): string {
  return `chat:${conversationId}`;
}

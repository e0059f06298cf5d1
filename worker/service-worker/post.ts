/** Sends one message to all contexts that listen to a channel. */
export function post(channelName: string, message: unknown): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

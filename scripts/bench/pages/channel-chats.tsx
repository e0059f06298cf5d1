import { drawList, withText } from './list-page.tsx';

/**
 * The minimum that shows a change in every tab: data from a BroadcastChannel is set as state, and nothing is stored.
 * The received text becomes the newest message of the first row.
 */

const CHANNEL = 'bench-chats';

await drawList((loaded, show) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<string>) =>
    show(loaded.map((chat, index) => (index === 0 ? withText(chat, data) : chat)));
  return () => channel.close();
});

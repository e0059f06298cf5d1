import { type DragEvent, useState } from 'react';

/** A type of our own: files that are dragged in from outside are none of these photos. */
const DRAGGED_TYPE = 'application/x-rendezvous-photo';

/** What a photo needs to be dragged, and to be a place where another one is dropped. */
export interface PhotoDrag {
  draggable: boolean;
  /** Whether another photo would be dropped here. */
  'data-drop': boolean | undefined;
  onDragStart: (event: DragEvent) => void;
  onDragEnter: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDragLeave: () => void;
  onDragEnd: () => void;
  onDrop: (event: DragEvent) => void;
}

/**
 * Lets photos be dragged to the place of another one, with the mouse or by a long press where the browser has that. The
 * menu of each photo does the same by keyboard.
 *
 * @param onMove moves a photo by so many positions; never by none
 */
export function usePhotoDrag(
  order: readonly number[],
  isBlocked: boolean,
  onMove: (imageId: number, by: number) => void,
): (imageId: number) => PhotoDrag {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const allow = (event: DragEvent, imageId: number) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(imageId);
  };
  return (imageId) => {
    const isTarget = dragged !== null && dragged !== imageId && !isBlocked;
    return {
      draggable: order.length > 1 && !isBlocked,
      'data-drop': (isTarget && over === imageId) || undefined,
      onDragStart: (event) => {
        event.dataTransfer.setData(DRAGGED_TYPE, String(imageId));
        event.dataTransfer.effectAllowed = 'move';
        setDragged(imageId);
      },
      onDragEnter: (event) => isTarget && allow(event, imageId),
      onDragOver: (event) => isTarget && allow(event, imageId),
      onDragLeave: () => setOver(null),
      onDragEnd: end,
      onDrop: (event) => {
        if (!isTarget) return;
        event.preventDefault();
        end();
        onMove(dragged, order.indexOf(imageId) - order.indexOf(dragged));
      },
    };
  };
}

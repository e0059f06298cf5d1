import type { components } from '../../openapi/generated/types.ts';

/** The photo of a message. */
export interface MessagePhoto {
  /**
   * As the server tells it (contract, `MessagePhoto.state`). `waiting`: not on the server yet; its outbox row has the
   * picture.
   */
  state: components['schemas']['MessagePhoto']['state'] | 'waiting';
  /** In pixels. */
  width: number;
  height: number;
  /** What it looks like from far away (contract, `PhotoPreview`); null if unknown. */
  preview: string | null;
  /** Its address; null unless `state` is `shown`. */
  src: string | null;
}

/** A photo on its way to the server. It stands in the row of its intent, so that it goes where that goes. */
export interface WaitingPhoto extends Pick<MessagePhoto, 'width' | 'height' | 'preview'> {
  file: Blob;
}

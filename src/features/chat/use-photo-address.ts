import { useEffect, useState } from 'react';
import { isOutboxRow } from '../../../worker/public/outbox-row.ts';
import type { MessageRow } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useConfiguration } from '../../data/configuration.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { photoAddress } from './photo-address.ts';

/** Where a picture is; null if not there, or while it is being read. */
interface PhotoAddresses {
  /** In memory: of a photo that waits to be sent, and of one that was sent since this page was opened. */
  local: string | null;
  /** At the server, for those whom it lets see it. */
  remote: string | null;
}

export function usePhotoAddresses({ photo, delivery }: MessageRow): PhotoAddresses {
  const { apiBaseUrl } = useConfiguration();
  const local = useWaitingPhoto(delivery.state === 'sent' ? null : delivery.idempotencyKey);
  const src = photo?.src ?? null;
  const remote = src === null ? null : photoAddress(src, apiBaseUrl === '' ? location.origin : apiBaseUrl);
  return { local, remote };
}

/** @param idempotencyKey of the message's row in the outbox; null once it is sent */
function useWaitingPhoto(idempotencyKey: string | null): string | null {
  const database = useAccountDatabase();
  const file = useLiveQuery(async () => {
    if (idempotencyKey === null) return null;
    const row = await database.outbox.where('idempotencyKey').equals(idempotencyKey).first();
    return isOutboxRow(row) && row.intent.kind === 'send-photo' ? row.intent.photo.file : null;
  }, [database, idempotencyKey]);
  // The row is read anew with every attempt to send it; the picture in it stays the same.
  const [kept, setKept] = useState<Blob | null>(null);
  if (kept === null && file != null) setKept(file);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (kept === null) return;
    const made = URL.createObjectURL(kept);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [kept]);
  return url;
}

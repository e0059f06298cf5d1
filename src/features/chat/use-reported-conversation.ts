import { useEffect } from 'react';
import { reportConversation } from '../../data/report-view.ts';

/**
 * While mounted, reports to the worker that this conversation is on screen, so that its messages are fetched more
 * often.
 */
export function useReportedConversation(id: number | null): void {
  useEffect(() => {
    reportConversation(id);
    return () => reportConversation(null);
  }, [id]);
}

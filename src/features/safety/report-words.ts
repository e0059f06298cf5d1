import type { ReportKind } from '../../../worker/public/direct-calls.ts';
import type { SentReport } from '../../../worker/public/rows.ts';
import type { MessageId } from '../../i18n/translation.ts';

export const REPORT_KIND_WORDS = {
  fake_profile: 'safety.kind_fake_profile',
  harassment: 'safety.kind_harassment',
  spam: 'safety.kind_spam',
  underage: 'safety.kind_underage',
  illegal_content: 'safety.kind_illegal_content',
  other: 'safety.kind_other',
} as const satisfies Record<ReportKind, MessageId>;

const STATE_WORDS = {
  received: 'safety.state_received',
  in_review: 'safety.state_in_review',
  closed: 'safety.state_closed',
} as const satisfies Record<SentReport['state'], MessageId>;

const DECISION_WORDS = {
  acted: 'safety.decision_acted',
  no_breach: 'safety.decision_no_breach',
} as const satisfies Record<NonNullable<SentReport['decision']>, MessageId>;

/** Returns the message that says what became of a report: the decision, if the server tells it. */
export function reportStateWords({ state, decision }: Pick<SentReport, 'state' | 'decision'>): MessageId {
  return state === 'closed' && decision ? DECISION_WORDS[decision] : STATE_WORDS[state];
}

import type { ReplySchedule } from './chat/reply-schedule.ts';
import type { Contract } from './contract/contract.ts';
import type { Database } from './database/database.ts';
import type { BillingSchedule } from './money/billing-schedule.ts';
import type { PushSender } from './notifications/push-sender.ts';
import type { ImageReview } from './profile/image-review.ts';

/** Dependencies shared by all features. */
export interface Services {
  database: Database;
  contract: Contract;
  nowMs(): number;
  /** Per-installation secret; signs CSRF tokens. */
  secret: string;
  replies: ReplySchedule;
  imageReview: ImageReview;
  billing: BillingSchedule;
  push: PushSender;
}

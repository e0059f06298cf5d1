/** What a discount may depend on: the visitor's referrer (specification, section 3) and an entered code. */
export interface DiscountTerms {
  /** Missing values are empty strings. */
  tracking: { network: string; ref: string; sub1: string; sub2: string; sub3: string } | null;
  code: string | null;
}

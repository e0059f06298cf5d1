/** What a discount may rest on: who sent the visitor (specification, section 3), and a code that was typed. */
export interface DiscountTerms {
  /** Empty texts for what was not given. */
  tracking: { network: string; ref: string; sub1: string; sub2: string; sub3: string } | null;
  code: string | null;
}

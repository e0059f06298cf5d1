/** A fault of the contract, or something in it that the generator cannot express. Always names the place. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  /** `pointer` is a JSON pointer into the contract; empty for the document as a whole. */
  constructor(pointer: string, problem: string) {
    super(`${pointer === '' ? 'the contract' : pointer}: ${problem}`);
  }
}

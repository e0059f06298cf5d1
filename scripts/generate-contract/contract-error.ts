/** An error in the contract, or a construct the generator cannot express. The message always names the location. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  /** `pointer` is a JSON pointer into the contract; empty for the whole document. */
  constructor(pointer: string, problem: string) {
    super(`${pointer === '' ? 'the contract' : pointer}: ${problem}`);
  }
}

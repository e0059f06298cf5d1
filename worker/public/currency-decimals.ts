import * as contract from '../../openapi/currency-decimals.ts';

/** As defined by the contract (`Money`). */
export const { currencyDecimals } = contract;

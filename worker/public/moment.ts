/**
 * Returns a time of the contract in milliseconds since 1970. Browsers do not read all that the contract allows: a leap
 * second, a blank for the `T`, an offset of whole hours. A row without a time is in no list.
 */
export function momentMs(time: string): number {
  const read = Date.parse(
    time
      .replace(':60', ':59')
      .replace(/\s/, 'T')
      .replace(/([+-]\d\d):?(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`),
  );
  // Hour 40 at an offset of 16 hours is a leap second to ajv-formats: of what is no time, the day counts.
  return Number.isNaN(read) ? Date.parse(time.slice(0, '2026-06-30'.length)) : read;
}

export type ArgumentsParse = { ok: true; only: string | null } | { ok: false; message: string };

/** Parses `--only <step>` or `--only=<step>`; rejects anything else with a one-line message. */
export function parseArguments(values: readonly string[], stepNames: readonly string[]): ArgumentsParse {
  const usage = `Usage: npm test -- [--only <step>], step one of ${stepNames.join(', ')}`;
  const [option, value, ...rest] = values.flatMap((one) =>
    one.startsWith('--only=') ? ['--only', one.slice('--only='.length)] : [one],
  );
  if (option === undefined) return { ok: true, only: null };
  if (option !== '--only') return { ok: false, message: `Unknown option ${option}. ${usage}` };
  if (value === undefined || value === '') return { ok: false, message: `--only needs a step. ${usage}` };
  if (!stepNames.includes(value)) return { ok: false, message: `Unknown step ${value}. ${usage}` };
  if (rest[0] !== undefined) return { ok: false, message: `Unknown option ${rest[0]}. ${usage}` };
  return { ok: true, only: value };
}

/** What PHP prints when `display_errors` is on. */
export interface PhpWarning {
  /** `Warning`, `Fatal error`. */
  level: string;
  message: string;
  /** File name without its path. */
  file: string;
  line: number;
}

const WARNING =
  /(?:<b>)?(Warning|Notice|Deprecated|Strict Standards|Recoverable fatal error|Fatal error|Parse error)(?:<\/b>)?:\s+([\s\S]{1,2000}?) in (?:<b>)?([^<>\n]{1,500}?)(?:<\/b>)? on line (?:<b>)?(\d+)/g;

/** Returns every warning in a body, in order. */
export function phpWarnings(text: string): readonly PhpWarning[] {
  return [...text.matchAll(WARNING)].map(([, level = '', message = '', path = '', line]) => ({
    level,
    message: message.replaceAll(/<[^>]*>/g, '').trim(),
    file: path.split(/[/\\]/).at(-1) ?? path,
    line: Number(line),
  }));
}

/** Formats as `Warning: Undefined array key "city" in user.php, line 12`. */
export function describeWarning({ level, message, file, line }: PhpWarning): string {
  const [firstLine = ''] = message.split('\n');
  return `${level}: ${firstLine} in ${file}, line ${line}`;
}

/** Returns a fix for the most common causes, or general advice. */
export function adviceForWarning({ message, file, line }: PhpWarning): string {
  const place = `${file}, line ${line}`;
  const name = /Undefined (?:array key|index:?) "?([\w-]+)"?/.exec(message)?.[1];
  if (name !== undefined) return `In ${place}: $row['${name}']  ->  $row['${name}'] ?? null`;
  const variable = /Undefined variable:? (\$?\w+)/.exec(message)?.[1];
  if (variable !== undefined) return `In ${place}: ${variable} is read before it was set.`;
  return `Repair what it names in ${place}.`;
}

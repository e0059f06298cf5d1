/** A parameter of a redirect rule, which may have any name. */
const ANY_PART = '[^/]+';

/**
 * Converts the path to a regular expression valid for both nginx and Apache, without anchors and without the leading
 * slash: `members/[1-9][0-9]{0,15}`. Empty for `/`.
 *
 * @param parameters the expression for each parameter; unknown ones match anything
 * @throws if the path of a redirect rule contains characters that are not allowed in their configuration files
 */
export function routeExpression(path: string, parameters: ReadonlyMap<string, string> = new Map()): string {
  if (/[\s"'\\$%]/.test(path)) throw new Error(`config.json: redirects: ${path} is not a path a web server can know`);
  return path
    .split('/')
    .slice(1)
    .map((part, index) => {
      const slash = index === 0 ? '' : '/';
      if (!part.startsWith(':')) return slash + part.replace(/[.*+?^${}()|[\]]/g, '\\$&');
      const expression = parameters.get(part.replace(/[:?]/g, '')) ?? ANY_PART;
      return part.endsWith('?') ? `(?:${slash}${expression})?` : slash + expression;
    })
    .join('');
}

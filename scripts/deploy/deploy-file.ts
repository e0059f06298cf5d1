/** A configuration file for a web server. */
export interface DeployFile {
  /** Relative to the configuration folder, with forward slashes. */
  path: string;
  text: string;
}

/** Both servers use `#` for comments. */
export const GENERATED_NOTE =
  '# Written by the build from config.json and the routes of the app. Do not edit: write it anew.';

/** A file of the configuration of a web server. */
export interface DeployFile {
  /** Below the folder of the configuration, with slashes. */
  path: string;
  text: string;
}

/** Both servers take a hash for a comment. */
export const GENERATED_NOTE =
  '# Written by the build from config.json and the routes of the app. Do not edit: write it anew.';

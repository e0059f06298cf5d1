/// <reference types="vite/client" />

/** Content hash of the message files (vite.config.ts). */
declare const __MESSAGES_VERSION__: string;

/** Identifies this build; same id as in `/build.json` (vite.config.ts). */
declare const __BUILD_ID__: string;

/** Folder of the emoji names, an absolute path without a slash at its end (vite.config.ts). */
declare const __EMOJI_DATA_URL__: string;

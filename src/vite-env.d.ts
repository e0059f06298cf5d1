/// <reference types="vite/client" />

/** Content hash of the message files (vite.config.ts). */
declare const __MESSAGES_VERSION__: string;

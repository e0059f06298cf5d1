/** Maximum length of a message, in code points as JSON Schema counts them (contract, `SendMessageRequest.text`). */
export const MESSAGE_TEXT_MAX_LENGTH = 2000;

/** Maximum length of a report's text (contract, `ReportRequest.text`). */
export const REPORT_TEXT_MAX_LENGTH = 2000;

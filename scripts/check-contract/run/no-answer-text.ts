import type { FailureReason } from '../model/exchange.ts';
import type { FindingText } from './finding-text.ts';

interface Words {
  code: string;
  title: string;
  expected: string;
  advice: string;
}

/** Failures of which more is known than that there was no answer. */
const KNOWN: Readonly<Partial<Record<FailureReason, Words>>> = {
  'too-large': {
    code: 'answer-too-large',
    title: 'The answer is larger than the limit',
    expected: 'an answer of HTTP',
    advice: 'Send less, in pages; or raise the limit of this run with --max-body-mb.',
  },
  'wrong-length': {
    code: 'wrong-length',
    title: 'Content-Length is not the length of the body',
    expected: 'as many bytes as Content-Length tells',
    advice:
      'Leave the header to the web server, or count bytes as they are sent: strlen($json), not mb_strlen($json), and ' +
      'nothing printed or compressed behind it. If the script ended within its answer, the error log of PHP says why.',
  },
  'wrong-encoding': {
    code: 'wrong-encoding',
    title: 'The body is not what Content-Encoding says',
    expected: 'a body in the content encoding that its header names',
    advice:
      "Compress in one place only: drop header('Content-Encoding: gzip'), gzencode() and ob_start('ob_gzhandler') and " +
      'let the web server compress, or zlib.output_compression = On alone.',
  },
  'broken-chunks': {
    code: 'broken-chunks',
    title: 'The chunks of the body are broken',
    expected: 'chunks with their sizes, and an empty one at the end',
    advice:
      "Leave chunks to the web server: drop header('Transfer-Encoding: chunked') and what prints sizes. If the script " +
      'ended within its answer, the error log of PHP says why.',
  },
};

/** Describes a request that got no usable HTTP answer. */
export function noAnswerText(reason: FailureReason, message: string): FindingText {
  const words = KNOWN[reason] ?? {
    code: `no-answer-${reason}`,
    title: 'There is no answer',
    expected: 'an answer of HTTP',
    advice: 'Look into the error log of PHP and of the web server for the time of this request.',
  };
  return { ...words, place: null, actual: message };
}

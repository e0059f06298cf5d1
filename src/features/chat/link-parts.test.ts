import { describe, expect, it } from 'vitest';
import { linkParts } from './link-parts.ts';

const link = (text: string, href = text) => ({ kind: 'link', text, href });
const plain = (text: string) => ({ kind: 'text', text });

describe('links in a message', () => {
  it('leaves a text without an address whole', () => {
    expect(linkParts('Hello <b>you</b>\nthere')).toEqual([plain('Hello <b>you</b>\nthere')]);
    expect(linkParts('')).toEqual([]);
  });

  it('links http and https addresses between words', () => {
    expect(linkParts('see https://a.example/x?y=1#z now')).toEqual([
      plain('see '),
      link('https://a.example/x?y=1#z'),
      plain(' now'),
    ]);
    expect(linkParts('HTTP://A.example/')).toEqual([link('HTTP://A.example/', 'http://a.example/')]);
  });

  it('keeps the marks of the sentence out of the link', () => {
    expect(linkParts('(https://a.example/b_(c)).')).toEqual([plain('('), link('https://a.example/b_(c)'), plain(').')]);
    expect(linkParts('https://a.example/b, https://c.example/!')).toEqual([
      link('https://a.example/b'),
      plain(', '),
      link('https://c.example/'),
      plain('!'),
    ]);
  });

  it('keeps the quotation marks of every language out of the link', () => {
    for (const [open, close] of ['„“', '“”', '»«', '«»', '‚‘', '‘’', '›‹', '‹›']) {
      expect(linkParts(`${open}https://a.example${close} und mehr`)).toEqual([
        plain(`${open}`),
        link('https://a.example', 'https://a.example/'),
        plain(`${close} und mehr`),
      ]);
    }
  });

  it('links an address that begins with www, by https', () => {
    expect(linkParts('see www.a.example/x, or WWW.b.example.')).toEqual([
      plain('see '),
      link('www.a.example/x', 'https://www.a.example/x'),
      plain(', or '),
      link('WWW.b.example', 'https://www.b.example/'),
      plain('.'),
    ]);
    for (const text of [
      'www.',
      'www.hello',
      'www..example',
      'awww.a.example',
      'me@www.a.example',
      'www.x@evil.example/',
    ]) {
      expect(linkParts(text)).toEqual([plain(text)]);
    }
  });

  it('never links other schemes, broken addresses or those that hide their host', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'https://bank.example@evil.example/',
      'ftp://a.example/',
    ]) {
      expect(linkParts(text)).toEqual([plain(text)]);
    }
  });

  it('ends an address at characters that turn the reading direction', () => {
    expect(linkParts('https://a.example/\u202egnp.exe')[0]).toEqual(link('https://a.example/'));
  });

  it('is quick with hostile input', () => {
    const startedAtMs = performance.now();
    linkParts(`https://a.example/${')'.repeat(2_000)}`);
    linkParts('https://'.repeat(250));
    expect(performance.now() - startedAtMs).toBeLessThan(1_000);
  });
});

import { describe, expect, it } from 'vitest';
import { fixChoice, wholeTemplate } from '../../templates/features.ts';
import { imageUrl } from './image-url.ts';

describe('the address of an image', () => {
  it('is put under a path of this origin or an absolute prefix', () => {
    expect(imageUrl('/media', 'a/b.svg')).toBe('/media/a/b.svg');
    expect(imageUrl('media/', '/a.svg')).toBe('/media/a.svg');
    expect(imageUrl('https://cdn.example/x/', 'a.jpg')).toBe('https://cdn.example/x/a.jpg');
    expect(imageUrl('', 'a.jpg')).toBe('/a.jpg');
  });

  it('holds the name of the template where the prefix says so', () => {
    fixChoice(wholeTemplate('lavish'));
    expect(imageUrl('/media/{template}', 'a.svg')).toBe('/media/lavish/a.svg');
    fixChoice(wholeTemplate('social'));
    expect(imageUrl('https://{template}.cdn.example/', 'a.svg')).toBe('https://social.cdn.example/a.svg');
  });

  it('stays as it is when the file name is an address', () => {
    expect(imageUrl('/media', 'https://img.example/a.jpg?w=1')).toBe('https://img.example/a.jpg?w=1');
  });

  it('cannot leave the prefix', () => {
    expect(imageUrl('/media', '../../etc/a b?.jpg')).toBe('/media/etc/a%20b%3F.jpg');
  });

  it('is an address also of a file name with half a character in it', () => {
    expect(imageUrl('/media', 'a\ud800.jpg')).toBe('/media/a%EF%BF%BD.jpg');
    expect(imageUrl('/media', '😀.jpg')).toBe('/media/%F0%9F%98%80.jpg');
  });
});

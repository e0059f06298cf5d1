import { LOCALE_CODES } from '../../openapi/generated/enumerations.ts';
import type { FilmName } from './casts.ts';
import { folderOf } from './film-plan.ts';
import { CUTS } from './storyboard.ts';

type CutName = keyof typeof CUTS;

type Locale = (typeof LOCALE_CODES)[number];
type Lines = Readonly<Record<CutName, string>>;

/**
 * What is told while each part is shown. The first one says who is seen, on a line of its own. No word says of which sex
 * the two are, so that the lines are true of every film.
 */
const LINES: Readonly<Record<Locale, Lines>> = {
  en: {
    look: 'Look around in your own time.\n(Everyone here is drawn.)',
    like: 'Someone you like? A heart says so.',
    word: 'One writes, the other answers.',
    you: 'And the rest is up to you two.',
  },
  nl: {
    look: 'Kijk rustig rond.\n(Iedereen hier is getekend.)',
    like: 'Iemand leuk? Een hartje zegt genoeg.',
    word: 'De één schrijft, de ander antwoordt.',
    you: 'En de rest is aan jullie twee.',
  },
  de: {
    look: 'Sieh dich in Ruhe um.\n(Alle hier sind gezeichnet.)',
    like: 'Jemand gefällt dir? Ein Herz sagt es.',
    word: 'Eine Nachricht, eine Antwort.',
    you: 'Und der Rest liegt bei euch beiden.',
  },
  it: {
    look: 'Guardati intorno con calma.\n(Qui ogni persona è disegnata.)',
    like: 'Ti piace qualcuno? Lo dice un cuore.',
    word: 'Una persona scrive, l’altra risponde.',
    you: 'E il resto tocca a voi due.',
  },
  fr: {
    look: 'Parcours les profils à ton rythme.\n(Ici, tout le monde est dessiné.)',
    like: 'Quelqu’un te plaît ? Un cœur le dit.',
    word: 'Une personne écrit, l’autre répond.',
    you: 'Et la suite n’appartient qu’à vous deux.',
  },
  es: {
    look: 'Echa un vistazo con calma.\n(Aquí todo son dibujos.)',
    like: '¿Te gusta alguien? Un corazón lo dice.',
    word: 'Una persona escribe y la otra responde.',
    you: 'Y lo demás ya es cosa vuestra.',
  },
  pl: {
    look: 'Rozejrzyj się spokojnie.\n(Wszystkie postacie są narysowane.)',
    like: 'Ktoś wpadł ci w oko? Powie to serce.',
    word: 'Jedno pisze, drugie odpowiada.',
    you: 'A reszta należy do was.',
  },
};

/** Polish cannot say it of two people without their sex; the neuter above is that of a woman and a man. */
const OWN_LINES: ReadonlyMap<FilmName, readonly [Locale, Lines]> = new Map([
  ['she', ['pl', { ...LINES.pl, word: 'Jedna pisze, druga odpowiada.' }]],
  ['gay', ['pl', { ...LINES.pl, word: 'Jeden pisze, drugi odpowiada.' }]],
]);

const CUT_NAMES = ['look', 'like', 'word', 'you'] as const satisfies readonly CutName[];

/**
 * Returns the files with captions, by their name below `public/film`: one for each language, for all films, and one beside
 * a film that needs another.
 */
export function captionFiles(): readonly (readonly [name: string, content: Buffer])[] {
  const own = [...OWN_LINES].map(([film, [locale, lines]]) => ({ name: `${folderOf(film)}${locale}.vtt`, lines }));
  const shared = LOCALE_CODES.map((locale) => ({ name: `${locale}.vtt`, lines: LINES[locale] }));
  return [...shared, ...own].map(({ name, lines }) => [name, Buffer.from(webVtt(lines))]);
}

/** Without places on the picture: the page shows captions below it (https://www.w3.org/TR/webvtt1/). */
function webVtt(lines: Lines): string {
  const cues = CUT_NAMES.map((name) => {
    const { startSeconds, endSeconds } = CUTS[name];
    return `${timeOf(startSeconds)} --> ${timeOf(endSeconds)}\n${lines[name]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function timeOf(seconds: number): string {
  return `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}

import type { LOCALE_CODES } from '../../openapi/generated/enumerations.ts';
import { CUTS } from './storyboard.ts';

type CutName = keyof typeof CUTS;

/**
 * What is told while each part is shown. The first one says who is seen, on a line of its own.
 */
const LINES: Readonly<Record<(typeof LOCALE_CODES)[number], Readonly<Record<CutName, string>>>> = {
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

const CUT_NAMES = ['look', 'like', 'word', 'you'] as const satisfies readonly CutName[];

/**
 * Returns the captions of a language as WebVTT (https://www.w3.org/TR/webvtt1/), without places: the page shows
 * them below the picture.
 */
export function captionsOf(locale: (typeof LOCALE_CODES)[number]): string {
  const cues = CUT_NAMES.map((name) => {
    const { startSeconds, endSeconds } = CUTS[name];
    return `${timeOf(startSeconds)} --> ${timeOf(endSeconds)}\n${LINES[locale][name]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function timeOf(seconds: number): string {
  return `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}

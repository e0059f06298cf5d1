import type { Schemas } from '../contract/contract.ts';

interface Replies {
  toQuestion: readonly string[];
  toStatement: readonly string[];
}

/** Automatic replies of members, by language. */
export const REPLIES: Record<Schemas['Locale'], Replies> = {
  en: {
    toQuestion: [
      'Good question! Let me think about that over a cup of tea.',
      'Honestly? Yes. But ask me again when I have had some sleep 😄',
      'Hmm, it depends on the day. Today I would say definitely.',
      'Only if you tell me your answer first.',
      'I was hoping you would ask that!',
      'Not really, no. How about you?',
    ],
    toStatement: [
      'Ha, that made me smile.',
      'Tell me more about that!',
      'I know exactly what you mean.',
      'That sounds lovely. I would have liked to be there.',
      'You are full of surprises, you know that?',
      'Sorry for the slow answer, work was a bit mad. I like the way you put that.',
    ],
  },
  nl: {
    toQuestion: [
      'Goede vraag! Daar moet ik even over nadenken.',
      'Eerlijk gezegd: ja. En jij?',
      'Hangt van de dag af. Vandaag zeker wel.',
      'Alleen als jij eerst antwoordt 😉',
      'Ik hoopte al dat je dat zou vragen!',
    ],
    toStatement: [
      'Haha, daar moest ik om lachen.',
      'Vertel daar eens wat meer over!',
      'Ik weet precies wat je bedoelt.',
      'Dat klinkt heerlijk. Was ik er maar bij geweest.',
      'Sorry dat ik nu pas reageer, het was druk op het werk.',
    ],
  },
  de: {
    toQuestion: [
      'Gute Frage! Darüber muss ich kurz nachdenken.',
      'Ehrlich gesagt: ja. Und du?',
      'Kommt auf den Tag an. Heute auf jeden Fall.',
      'Nur, wenn du zuerst antwortest 😉',
      'Ich hatte gehofft, dass du das fragst!',
    ],
    toStatement: [
      'Haha, da musste ich lachen.',
      'Erzähl mir mehr davon!',
      'Ich weiß genau, was du meinst.',
      'Das klingt schön. Da wäre ich gern dabei gewesen.',
      'Entschuldige die späte Antwort, auf der Arbeit war viel los.',
    ],
  },
  it: {
    toQuestion: [
      'Bella domanda! Ci devo pensare un attimo.',
      'Sinceramente sì. E tu?',
      'Dipende dai giorni. Oggi direi di sì.',
      'Speravo che me lo chiedessi!',
    ],
    toStatement: [
      'Mi hai fatto ridere 😄',
      'Raccontami di più!',
      'So esattamente cosa vuoi dire.',
      'Che bello, mi sarebbe piaciuto esserci.',
    ],
  },
  fr: {
    toQuestion: [
      'Bonne question ! Il faut que j’y réfléchisse.',
      'Franchement, oui. Et toi ?',
      'Ça dépend des jours. Aujourd’hui, plutôt oui.',
      'J’espérais que tu me le demanderais !',
    ],
    toStatement: [
      'Tu m’as fait rire 😄',
      'Raconte-moi tout ça !',
      'Je vois très bien ce que tu veux dire.',
      'Ça donne envie, j’aurais aimé être là.',
    ],
  },
  es: {
    toQuestion: [
      '¡Buena pregunta! Tengo que pensarlo un poco.',
      'La verdad es que sí. ¿Y tú?',
      'Depende del día. Hoy diría que sí.',
      '¡Esperaba que me lo preguntaras!',
    ],
    toStatement: [
      'Me has hecho reír 😄',
      '¡Cuéntame más!',
      'Sé exactamente a qué te refieres.',
      'Qué bien suena, me habría encantado estar allí.',
    ],
  },
  pl: {
    toQuestion: [
      'Dobre pytanie! Muszę się chwilę zastanowić.',
      'Szczerze? Tak. A Ty?',
      'To zależy od dnia. Dziś na pewno tak, ale jutro kto wie 😄',
      'Dobrze, że pytasz!',
    ],
    toStatement: [
      'Rozśmieszyło mnie to 😄',
      'Opowiedz mi o tym więcej!',
      'Dokładnie wiem, o co Ci chodzi.',
      'Brzmi pięknie. Szkoda, że mnie tam nie było.',
    ],
  },
};

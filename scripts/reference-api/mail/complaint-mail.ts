import type { Schemas } from '../contract/contract.ts';
import { SITE_NAME } from '../site/settings.ts';
import { fillIn, momentIn } from './mail-formats.ts';
import type { Mail } from './send-mail.ts';

type Kind = Schemas['ComplaintRequest']['kind'];

interface Wording {
  subject: string;
  hello: string;
  helloNamed: string;
  received: string;
  target: string;
  explanation: string;
  evidence: string;
  pictures: string;
  decision: string;
  kinds: Record<Kind, string>;
}

const WORDINGS: Record<Schemas['Locale'], Wording> = {
  en: {
    subject: '{site}: your notice {reference}',
    hello: 'Hello,',
    helloNamed: 'Hello {name},',
    received: 'we received your notice {reference} on {moment}. It is about: {kind}.',
    target: 'Page or member: {target}',
    explanation: 'You wrote: {explanation}',
    evidence: 'Evidence: {evidence}',
    pictures: 'Pictures: {pictures}',
    decision: 'You will get a decision with reasons within {days} days.',
    kinds: {
      illegal_content: 'illegal content',
      copyright: 'copyright',
      privacy: 'privacy',
      underage: 'someone under 18',
      fraud: 'fraud or a false identity',
      service: 'service, payments or a ban',
      other: 'something else',
    },
  },
  nl: {
    subject: '{site}: je melding {reference}',
    hello: 'Hallo,',
    helloNamed: 'Hallo {name},',
    received: 'we hebben je melding {reference} ontvangen op {moment}. Het gaat om: {kind}.',
    target: 'Pagina of lid: {target}',
    explanation: 'Je schreef: {explanation}',
    evidence: 'Bewijs: {evidence}',
    pictures: 'Afbeeldingen: {pictures}',
    decision: 'Je krijgt binnen {days} dagen een gemotiveerde beslissing.',
    kinds: {
      illegal_content: 'illegale inhoud',
      copyright: 'auteursrecht',
      privacy: 'privacy',
      underage: 'iemand jonger dan 18',
      fraud: 'fraude of een valse identiteit',
      service: 'klantenservice, betalingen of een blokkade',
      other: 'iets anders',
    },
  },
  de: {
    subject: '{site}: deine Meldung {reference}',
    hello: 'Hallo,',
    helloNamed: 'Hallo {name},',
    received: 'wir haben deine Meldung {reference} am {moment} erhalten. Es geht um: {kind}.',
    target: 'Seite oder Mitglied: {target}',
    explanation: 'Du hast geschrieben: {explanation}',
    evidence: 'Belege: {evidence}',
    pictures: 'Bilder: {pictures}',
    decision: 'Du bekommst innerhalb von {days} Tagen eine begründete Entscheidung.',
    kinds: {
      illegal_content: 'rechtswidrige Inhalte',
      copyright: 'Urheberrecht',
      privacy: 'Datenschutz',
      underage: 'jemand unter 18 Jahren',
      fraud: 'Betrug oder falsche Identität',
      service: 'Kundenservice, Zahlungen oder eine Sperre',
      other: 'etwas anderes',
    },
  },
  it: {
    subject: '{site}: la tua segnalazione {reference}',
    hello: 'Ciao,',
    helloNamed: 'Ciao {name},',
    received: 'abbiamo ricevuto la tua segnalazione {reference} ({moment}). Riguarda: {kind}.',
    target: 'Pagina o persona: {target}',
    explanation: 'Hai scritto: {explanation}',
    evidence: 'Prove: {evidence}',
    pictures: 'Immagini: {pictures}',
    decision: 'Riceverai una decisione motivata entro {days} giorni.',
    kinds: {
      illegal_content: 'contenuti illegali',
      copyright: 'diritto d’autore',
      privacy: 'privacy',
      underage: 'una persona con meno di 18 anni',
      fraud: 'frode o identità falsa',
      service: 'servizio clienti, pagamenti o una sospensione',
      other: 'altro',
    },
  },
  fr: {
    subject: '{site} : ton signalement {reference}',
    hello: 'Bonjour,',
    helloNamed: 'Bonjour {name},',
    received: 'nous avons reçu ton signalement {reference} ({moment}). Il concerne : {kind}.',
    target: 'Page ou membre : {target}',
    explanation: 'Tu as écrit : {explanation}',
    evidence: 'Preuves : {evidence}',
    pictures: 'Images : {pictures}',
    decision: 'Tu recevras une décision motivée sous {days} jours.',
    kinds: {
      illegal_content: 'contenu illégal',
      copyright: 'droit d’auteur',
      privacy: 'vie privée',
      underage: 'une personne de moins de 18 ans',
      fraud: 'fraude ou fausse identité',
      service: 'service client, paiements ou suspension',
      other: 'autre chose',
    },
  },
  es: {
    subject: '{site}: tu denuncia {reference}',
    hello: 'Hola:',
    helloNamed: 'Hola, {name}:',
    received: 'Hemos recibido tu denuncia {reference} ({moment}). Se trata de: {kind}.',
    target: 'Página o persona: {target}',
    explanation: 'Escribiste: {explanation}',
    evidence: 'Pruebas: {evidence}',
    pictures: 'Imágenes: {pictures}',
    decision: 'Recibirás una decisión motivada en un plazo de {days} días.',
    kinds: {
      illegal_content: 'contenido ilegal',
      copyright: 'derechos de autor',
      privacy: 'privacidad',
      underage: 'una persona menor de 18 años',
      fraud: 'fraude o identidad falsa',
      service: 'atención al cliente, pagos o una suspensión',
      other: 'otra cosa',
    },
  },
  pl: {
    subject: '{site}: twoje zgłoszenie {reference}',
    hello: 'Cześć,',
    helloNamed: 'Cześć {name},',
    received: 'otrzymaliśmy twoje zgłoszenie {reference} ({moment}). Temat: {kind}.',
    target: 'Strona lub osoba: {target}',
    explanation: 'Treść: {explanation}',
    evidence: 'Dowody: {evidence}',
    pictures: 'Obrazy: {pictures}',
    decision: 'W ciągu {days} dni dostaniesz decyzję z uzasadnieniem.',
    kinds: {
      illegal_content: 'nielegalne treści',
      copyright: 'prawa autorskie',
      privacy: 'prywatność',
      underage: 'osoba poniżej 18 lat',
      fraud: 'oszustwo lub fałszywa tożsamość',
      service: 'obsługa klienta, płatności lub zawieszenie konta',
      other: 'coś innego',
    },
  },
};

/** Confirms a complaint to the given address; times are in UTC because the recipient's time zone is unknown. */
export function complaintMail(
  complaint: Schemas['ComplaintRequest'],
  receipt: Schemas['Receipt'],
  language: Schemas['Locale'],
): Mail {
  const { kind, target, explanation, evidence, name, email, files = [] } = complaint;
  const words = WORDINGS[language];
  const values = {
    site: SITE_NAME,
    name: name ?? '',
    reference: receipt.reference,
    moment: momentIn(language, Date.parse(receipt.received_at), 'UTC'),
    kind: words.kinds[kind],
    target: target ?? '',
    explanation,
    evidence: evidence ?? '',
    pictures: files.map((file) => file.name).join(', '),
    days: String(receipt.answer_within_days),
  };
  const paragraphs = [
    name === null ? words.hello : words.helloNamed,
    words.received,
    ...(target === null ? [] : [words.target]),
    words.explanation,
    ...(evidence === null ? [] : [words.evidence]),
    ...(files.length === 0 ? [] : [words.pictures]),
    words.decision,
  ];
  return {
    to: email,
    subject: fillIn(words.subject, values),
    text: paragraphs.map((wording) => fillIn(wording, values)).join('\n\n'),
    links: [],
  };
}

import type { Schemas } from '../contract/contract.ts';
import type { Order } from '../money/transactions.ts';
import { SITE_NAME } from '../site/settings.ts';
import { fillIn, itemIn, momentIn, moneyIn } from './mail-formats.ts';
import type { Recipient } from './recipient.ts';
import type { Mail } from './send-mail.ts';

interface Wording {
  subject: string;
  received: string;
  about: string;
  statement: string;
  refund: string;
}

const WORDINGS: Record<Schemas['Locale'], Wording> = {
  en: {
    subject: '{site}: your withdrawal {reference}',
    received: 'Hello {name},\n\nwe received your withdrawal {reference} on {moment}.',
    about: 'It is about: {item}, transaction {transaction}.',
    statement: 'You wrote: {statement}',
    refund: 'We will refund {amount} within {days} days, the way you paid.',
  },
  nl: {
    subject: '{site}: je herroeping {reference}',
    received: 'Hallo {name},\n\nwe hebben je herroeping {reference} ontvangen op {moment}.',
    about: 'Het gaat om: {item}, transactie {transaction}.',
    statement: 'Je schreef: {statement}',
    refund: 'We betalen {amount} binnen {days} dagen terug, op de manier waarop je hebt betaald.',
  },
  de: {
    subject: '{site}: dein Widerruf {reference}',
    received: 'Hallo {name},\n\nwir haben deinen Widerruf {reference} am {moment} erhalten.',
    about: 'Es geht um: {item}, Transaktion {transaction}.',
    statement: 'Du hast geschrieben: {statement}',
    refund: 'Wir erstatten {amount} innerhalb von {days} Tagen, auf dem Weg, auf dem du bezahlt hast.',
  },
  it: {
    subject: '{site}: il tuo recesso {reference}',
    received: 'Ciao {name},\n\nabbiamo ricevuto il tuo recesso {reference} ({moment}).',
    about: 'Riguarda: {item}, transazione {transaction}.',
    statement: 'Hai scritto: {statement}',
    refund: 'Rimborseremo {amount} entro {days} giorni, con lo stesso metodo di pagamento.',
  },
  fr: {
    subject: '{site} : ta rétractation {reference}',
    received: 'Bonjour {name},\n\nnous avons reçu ta rétractation {reference} ({moment}).',
    about: 'Elle concerne : {item}, transaction {transaction}.',
    statement: 'Tu as écrit : {statement}',
    refund: 'Nous rembourserons {amount} sous {days} jours, par le moyen de paiement utilisé.',
  },
  es: {
    subject: '{site}: tu desistimiento {reference}',
    received: 'Hola, {name}:\n\nHemos recibido tu desistimiento {reference} ({moment}).',
    about: 'Se refiere a: {item}, transacción {transaction}.',
    statement: 'Escribiste: {statement}',
    refund: 'Te reembolsaremos {amount} en un plazo de {days} días, con el método de pago que usaste.',
  },
  pl: {
    subject: '{site}: odstąpienie {reference}',
    received: 'Cześć {name},\n\notrzymaliśmy twoje odstąpienie {reference} ({moment}).',
    about: 'Dotyczy: {item}, transakcja {transaction}.',
    statement: 'Treść oświadczenia: {statement}',
    refund: 'Zwrócimy {amount} w ciągu {days} dni, tą samą metodą płatności.',
  },
};

/** Confirms a withdrawal on a durable medium, with its date (EU directive 2011/83, article 11a). */
export function withdrawalMail(
  order: Order,
  receipt: Schemas['WithdrawalReceipt'],
  recipient: Recipient,
  statement: string | null,
): Mail {
  const { language } = recipient;
  const { subject, received, about, statement: wrote, refund } = WORDINGS[language];
  const values = {
    site: SITE_NAME,
    name: recipient.name,
    reference: receipt.reference,
    moment: momentIn(language, Date.parse(receipt.received_at), recipient.timezone),
    item: itemIn(language, order.item),
    transaction: order.id,
    statement: statement ?? '',
    amount: moneyIn(language, receipt.refund),
    days: String(receipt.refund_within_days),
  };
  const paragraphs = [received, about, ...(statement === null ? [] : [wrote]), refund];
  return {
    to: recipient.email,
    subject: fillIn(subject, values),
    text: paragraphs.map((wording) => fillIn(wording, values)).join('\n\n'),
    links: [],
  };
}

import type { Schemas } from '../contract/contract.ts';
import type { Order } from '../money/transactions.ts';
import { SITE_NAME } from '../site/settings.ts';
import { creditsIn, fillIn, itemIn, momentIn, moneyIn } from './mail-formats.ts';
import type { Recipient } from './recipient.ts';
import type { Mail } from './send-mail.ts';

interface Wording {
  subject: string;
  paid: string;
  balance: string;
  withdraw: string;
  transaction: string;
}

const WORDINGS: Record<Schemas['Locale'], Wording> = {
  en: {
    subject: '{site}: your receipt',
    paid: 'Hello {name},\n\nthank you. We received {amount} for {item} on {moment}.',
    balance: 'You now have {credits}.',
    withdraw:
      'You can withdraw from this purchase within 14 days; credits that you have spent are not refunded. Press “Withdraw from the contract” here; you don’t have to log in:',
    transaction: 'Transaction: {transaction}',
  },
  nl: {
    subject: '{site}: je betaalbewijs',
    paid: 'Hallo {name},\n\nbedankt. We hebben op {moment} {amount} ontvangen voor {item}.',
    balance: 'Je hebt nu {credits}.',
    withdraw:
      'Je kunt deze aankoop binnen 14 dagen herroepen; gebruikte credits worden niet terugbetaald. Druk hier op ‘Overeenkomst herroepen’; inloggen is niet nodig:',
    transaction: 'Transactie: {transaction}',
  },
  de: {
    subject: '{site}: dein Zahlungsbeleg',
    paid: 'Hallo {name},\n\nvielen Dank. Wir haben am {moment} {amount} für {item} erhalten.',
    balance: 'Du hast jetzt {credits}.',
    withdraw:
      'Du kannst diesen Kauf innerhalb von 14 Tagen widerrufen; verbrauchte Credits werden nicht erstattet. Drück hier auf „Vertrag widerrufen“; anmelden musst du dich nicht:',
    transaction: 'Transaktion: {transaction}',
  },
  it: {
    subject: '{site}: la tua ricevuta',
    paid: 'Ciao {name},\n\ngrazie. Pagamento ricevuto: {amount} per {item} ({moment}).',
    balance: 'Ora hai {credits}.',
    withdraw:
      'Puoi recedere da questo acquisto entro 14 giorni; i crediti usati non vengono rimborsati. Premi qui «Recedi dal contratto»; non serve accedere:',
    transaction: 'Transazione: {transaction}',
  },
  fr: {
    subject: '{site} : ton reçu',
    paid: 'Bonjour {name},\n\nmerci. Paiement reçu : {amount} pour {item} ({moment}).',
    balance: 'Tu as maintenant {credits}.',
    withdraw:
      'Tu peux te rétracter de cet achat dans un délai de 14 jours ; les crédits utilisés ne sont pas remboursés. Appuie ici sur « Se rétracter du contrat » ; pas besoin de te connecter :',
    transaction: 'Transaction : {transaction}',
  },
  es: {
    subject: '{site}: tu recibo',
    paid: 'Hola, {name}:\n\nGracias. Pago recibido: {amount} por {item} ({moment}).',
    balance: 'Ahora tienes {credits}.',
    withdraw:
      'Puedes desistir de esta compra en un plazo de 14 días; los créditos usados no se reembolsan. Pulsa aquí «Desistir del contrato»; no hace falta que inicies sesión:',
    transaction: 'Transacción: {transaction}',
  },
  pl: {
    subject: '{site}: potwierdzenie płatności',
    paid: 'Cześć {name},\n\ndziękujemy. Otrzymana płatność: {amount} za {item} ({moment}).',
    balance: 'Masz teraz {credits}.',
    withdraw:
      'Możesz odstąpić od umowy w ciągu 14 dni od zakupu; za wykorzystane kredyty nie zwracamy pieniędzy. Naciśnij tutaj „Odstąp od umowy”; nie musisz się logować:',
    transaction: 'Transakcja: {transaction}',
  },
};

/** `origin` is null if the payment was settled without a request: the app's address is then unknown. */
export function receiptMail(
  order: Order,
  recipient: Recipient,
  { balance, origin, nowMs }: { balance: number; origin: string | null; nowMs: number },
): Mail {
  const { language, timezone } = recipient;
  const { subject, paid, balance: balanceNow, withdraw, transaction } = WORDINGS[language];
  const link = origin === null ? null : `${origin}/transactions/${order.id}`;
  const withdrawal = origin === null ? null : `${link}#withdraw`;
  const values = {
    site: SITE_NAME,
    name: recipient.name,
    amount: moneyIn(language, order.amount),
    item: itemIn(language, order.item),
    moment: momentIn(language, nowMs, timezone),
    credits: creditsIn(language, balance),
    transaction: link ?? order.id,
  };
  const paragraphs = [paid, balanceNow, `${withdraw}\n${withdrawal ?? order.id}`, transaction];
  return {
    to: recipient.email,
    subject: fillIn(subject, values),
    text: paragraphs.map((wording) => fillIn(wording, values)).join('\n\n'),
    links: [link, withdrawal].filter((one) => one !== null),
  };
}

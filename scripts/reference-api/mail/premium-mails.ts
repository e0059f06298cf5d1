import type { Schemas } from '../contract/contract.ts';
import type { Subscription } from '../money/subscriptions.ts';
import { SITE_NAME } from '../site/settings.ts';
import { dayIn, fillIn, itemIn, momentIn, moneyIn } from './mail-formats.ts';
import type { Recipient } from './recipient.ts';
import type { Mail } from './send-mail.ts';

export type PremiumMailKind = 'reminder' | 'price_change' | 'cancelled' | 'ended' | 'not_paid';

interface Wording {
  subject: string;
  text: string;
}

/** `{date}` is the end of the paid period, `{amount}` the next renewal's price and `{before}` its previous price. */
const WORDINGS: Record<Schemas['Locale'], Record<PremiumMailKind, Wording>> = {
  en: {
    reminder: {
      subject: '{site}: Premium renews on {date}',
      text: 'your {item} renews on {date} for {amount}. If you’d like to keep it, you don’t have to do anything. If not, cancel on the Premium page of {site} before then; nothing is charged, and Premium ends on {date}.',
    },
    price_change: {
      subject: '{site}: the price of Premium changes on {date}',
      text: 'from {date} your {item} costs {amount}; until now it was {before}. What you’ve paid for stays as it is. If you don’t agree, cancel on the Premium page of {site} before {date}; Premium then ends without another payment.',
    },
    cancelled: {
      subject: '{site}: you’ve cancelled Premium',
      text: 'we received your cancellation on {moment}. Your {item} lasts until {date}. It isn’t renewed, and nothing more is charged.',
    },
    ended: {
      subject: '{site}: your Premium has ended',
      text: 'your {item} ended on {moment}. Messages cost credits again. If you miss it, you’ll find the plans on the Premium page of {site}.',
    },
    not_paid: {
      subject: '{site}: Premium wasn’t renewed',
      text: 'the payment for your {item} didn’t work, so Premium ended on {moment} and nothing was charged. Messages cost credits again. On the Premium page of {site} you can order it with another payment method.',
    },
  },
  nl: {
    reminder: {
      subject: '{site}: Premium wordt verlengd op {date}',
      text: 'je {item} wordt op {date} verlengd voor {amount}. Wil je het houden, dan hoef je niets te doen. Zo niet, zeg dan vóór die dag op via de Premium-pagina van {site}; er wordt niets afgeschreven en Premium stopt op {date}.',
    },
    price_change: {
      subject: '{site}: de prijs van Premium verandert op {date}',
      text: 'vanaf {date} kost je {item} {amount}; tot nu toe was dat {before}. Wat je al hebt betaald, blijft zoals het is. Ga je niet akkoord, zeg dan vóór {date} op via de Premium-pagina van {site}; Premium stopt dan zonder nieuwe betaling.',
    },
    cancelled: {
      subject: '{site}: je hebt Premium opgezegd',
      text: 'we hebben je opzegging ontvangen op {moment}. Je {item} loopt tot {date}. Het wordt niet verlengd en er wordt niets meer afgeschreven.',
    },
    ended: {
      subject: '{site}: je Premium is afgelopen',
      text: 'je {item} is afgelopen op {moment}. Berichten kosten weer credits. Mis je het, dan vind je de abonnementen op de Premium-pagina van {site}.',
    },
    not_paid: {
      subject: '{site}: Premium is niet verlengd',
      text: 'de betaling voor je {item} is niet gelukt. Premium is daarom gestopt op {moment} en er is niets afgeschreven. Berichten kosten weer credits. Op de Premium-pagina van {site} kun je het met een andere betaalmethode bestellen.',
    },
  },
  de: {
    reminder: {
      subject: '{site}: Premium verlängert sich am {date}',
      text: 'dein {item} verlängert sich am {date} für {amount}. Wenn du es behalten möchtest, musst du nichts tun. Sonst kündige vorher auf der Premium-Seite von {site}; dann wird nichts abgebucht, und Premium endet am {date}.',
    },
    price_change: {
      subject: '{site}: Der Preis von Premium ändert sich am {date}',
      text: 'ab dem {date} kostet dein {item} {amount}; bisher waren es {before}. Was du schon bezahlt hast, bleibt, wie es ist. Wenn du nicht einverstanden bist, kündige vor dem {date} auf der Premium-Seite von {site}; Premium endet dann ohne weitere Zahlung.',
    },
    cancelled: {
      subject: '{site}: Du hast Premium gekündigt',
      text: 'wir haben deine Kündigung am {moment} erhalten. Dein {item} läuft bis zum {date}. Es verlängert sich nicht, und es wird nichts mehr abgebucht.',
    },
    ended: {
      subject: '{site}: Dein Premium ist beendet',
      text: 'dein {item} endete am {moment}. Nachrichten kosten wieder Credits. Wenn es dir fehlt, findest du die Laufzeiten auf der Premium-Seite von {site}.',
    },
    not_paid: {
      subject: '{site}: Premium wurde nicht verlängert',
      text: 'die Zahlung für dein {item} hat nicht geklappt. Deshalb endete Premium am {moment}, und es wurde nichts abgebucht. Nachrichten kosten wieder Credits. Auf der Premium-Seite von {site} kannst du es mit einer anderen Zahlungsart bestellen.',
    },
  },
  it: {
    reminder: {
      subject: '{site}: Premium si rinnova il {date}',
      text: 'il tuo {item} si rinnova il {date} a {amount}. Se vuoi tenerlo, non devi fare nulla. Altrimenti disdici prima nella pagina Premium di {site}: non verrà addebitato nulla e Premium finirà il {date}.',
    },
    price_change: {
      subject: '{site}: il prezzo di Premium cambia il {date}',
      text: 'dal {date} il tuo {item} costa {amount}; finora costava {before}. Ciò che hai già pagato resta com’è. Se non ti va bene, disdici prima del {date} nella pagina Premium di {site}: Premium finirà senza altri pagamenti.',
    },
    cancelled: {
      subject: '{site}: hai disdetto Premium',
      text: 'abbiamo ricevuto la tua disdetta ({moment}). Il tuo {item} dura fino al {date}. Non si rinnova e non verrà addebitato altro.',
    },
    ended: {
      subject: '{site}: il tuo Premium è finito',
      text: 'il tuo {item} è finito ({moment}). I messaggi costano di nuovo crediti. Se ti manca, trovi i piani nella pagina Premium di {site}.',
    },
    not_paid: {
      subject: '{site}: Premium non è stato rinnovato',
      text: 'il pagamento per il tuo {item} non è riuscito, quindi Premium è finito ({moment}) e non è stato addebitato nulla. I messaggi costano di nuovo crediti. Nella pagina Premium di {site} puoi ordinarlo con un altro metodo di pagamento.',
    },
  },
  fr: {
    reminder: {
      subject: '{site} : Premium se renouvelle le {date}',
      text: 'ton {item} se renouvelle le {date} pour {amount}. Si tu veux le garder, tu n’as rien à faire. Sinon, résilie avant cette date sur la page Premium de {site} : rien ne sera débité et Premium prendra fin le {date}.',
    },
    price_change: {
      subject: '{site} : le prix de Premium change le {date}',
      text: 'à partir du {date}, ton {item} coûte {amount} ; jusqu’ici, c’était {before}. Ce que tu as déjà payé ne change pas. Si tu n’es pas d’accord, résilie avant le {date} sur la page Premium de {site} : Premium prendra fin sans autre paiement.',
    },
    cancelled: {
      subject: '{site} : tu as résilié Premium',
      text: 'nous avons reçu ta résiliation ({moment}). Ton {item} dure jusqu’au {date}. Il ne sera pas renouvelé et rien d’autre ne sera débité.',
    },
    ended: {
      subject: '{site} : ton Premium a pris fin',
      text: 'ton {item} a pris fin ({moment}). Les messages coûtent à nouveau des crédits. S’il te manque, tu trouveras les formules sur la page Premium de {site}.',
    },
    not_paid: {
      subject: '{site} : Premium n’a pas été renouvelé',
      text: 'le paiement de ton {item} n’a pas abouti. Premium a donc pris fin ({moment}) et rien n’a été débité. Les messages coûtent à nouveau des crédits. Sur la page Premium de {site}, tu peux le commander avec un autre moyen de paiement.',
    },
  },
  es: {
    reminder: {
      subject: '{site}: Premium se renueva el {date}',
      text: 'Tu {item} se renueva el {date} por {amount}. Si quieres conservarlo, no tienes que hacer nada. Si no, cancélalo antes en la página Premium de {site}: no se cobrará nada y Premium terminará el {date}.',
    },
    price_change: {
      subject: '{site}: el precio de Premium cambia el {date}',
      text: 'A partir del {date}, tu {item} cuesta {amount}; hasta ahora costaba {before}. Lo que ya has pagado sigue igual. Si no estás de acuerdo, cancela antes del {date} en la página Premium de {site}: Premium terminará sin más pagos.',
    },
    cancelled: {
      subject: '{site}: has cancelado Premium',
      text: 'Recibimos tu cancelación ({moment}). Tu {item} dura hasta el {date}. No se renueva y no se cobrará nada más.',
    },
    ended: {
      subject: '{site}: tu Premium ha terminado',
      text: 'Tu {item} ha terminado ({moment}). Los mensajes vuelven a costar créditos. Si lo echas de menos, encontrarás los planes en la página Premium de {site}.',
    },
    not_paid: {
      subject: '{site}: Premium no se ha renovado',
      text: 'El pago de tu {item} no se pudo hacer, así que Premium terminó ({moment}) y no se cobró nada. Los mensajes vuelven a costar créditos. En la página Premium de {site} puedes pedirlo con otro método de pago.',
    },
  },
  pl: {
    reminder: {
      subject: '{site}: odnowienie Premium – {date}',
      text: 'data odnowienia: {date}. Pakiet: {item}. Cena: {amount}. Jeśli chcesz zachować Premium, nie musisz nic robić. Jeśli nie, zrezygnuj wcześniej na stronie Premium w serwisie {site}; nic nie pobierzemy, a Premium skończy się w tym dniu.',
    },
    price_change: {
      subject: '{site}: zmiana ceny Premium – {date}',
      text: 'nowa cena od dnia {date}: {amount}. Dotychczasowa cena: {before}. Pakiet: {item}. To, co już opłacone, się nie zmienia. Jeśli się nie zgadzasz, zrezygnuj przed tym dniem na stronie Premium w serwisie {site}; Premium skończy się bez kolejnej płatności.',
    },
    cancelled: {
      subject: '{site}: rezygnacja z Premium',
      text: 'otrzymaliśmy twoją rezygnację ({moment}). Pakiet: {item}, ważny do: {date}. Nie odnowi się i nic więcej nie pobierzemy.',
    },
    ended: {
      subject: '{site}: twoje Premium się skończyło',
      text: 'twoje Premium się skończyło ({moment}). Pakiet: {item}. Wiadomości znów kosztują kredyty. Jeśli ci go brakuje, plany znajdziesz na stronie Premium w serwisie {site}.',
    },
    not_paid: {
      subject: '{site}: Premium się nie odnowiło',
      text: 'płatność się nie powiodła, więc Premium się skończyło ({moment}) i nic nie pobraliśmy. Pakiet: {item}. Wiadomości znów kosztują kredyty. Na stronie Premium w serwisie {site} możesz zamówić je z inną metodą płatności.',
    },
  },
};

const GREETINGS: Record<Schemas['Locale'], string> = {
  en: 'Hello {name},',
  nl: 'Hallo {name},',
  de: 'Hallo {name},',
  it: 'Ciao {name},',
  fr: 'Bonjour {name},',
  es: 'Hola, {name}:',
  pl: 'Cześć {name},',
};

/** Notifies a member of a change to their premium subscription, on a durable medium. */
export function premiumMail(
  kind: PremiumMailKind,
  { order, endsAtMs, renewalMinor, change }: Pick<Subscription, 'order' | 'endsAtMs' | 'renewalMinor' | 'change'>,
  recipient: Recipient,
  nowMs: number,
): Mail {
  const { language, timezone } = recipient;
  const wording = WORDINGS[language][kind];
  const money = (minor: number | null) =>
    minor === null ? '' : moneyIn(language, { ...order.amount, amount_minor: minor });
  const values = {
    site: SITE_NAME,
    name: recipient.name,
    item: itemIn(language, order.item),
    date: dayIn(language, endsAtMs, timezone),
    moment: momentIn(language, nowMs, timezone),
    amount: money(renewalMinor),
    before: money(change?.previousMinor ?? null),
  };
  return {
    to: recipient.email,
    subject: fillIn(wording.subject, values),
    text: [GREETINGS[language], wording.text].map((each) => fillIn(each, values)).join('\n\n'),
    links: [],
  };
}

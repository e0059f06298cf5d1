import type { Schemas } from '../contract/contract.ts';
import { SITE_NAME } from '../site/settings.ts';
import { fillIn } from './mail-formats.ts';
import type { Mail } from './send-mail.ts';

export type AccountMailKind = 'activate' | 'reset_password' | 'change_address' | 'address_taken' | 'account_deleted';

interface Wording {
  subject: string;
  text: string;
}

/** `{site}`, `{name}` and `{link}` are placeholders. */
const WORDINGS: Record<Schemas['Locale'], Record<AccountMailKind, Wording>> = {
  en: {
    activate: {
      subject: '{site}: please confirm your email address',
      text: 'Hello {name},\n\nwelcome! Please open this link to confirm your address:\n{link}\n\nIt works once, for seven days.',
    },
    reset_password: {
      subject: '{site}: your new password',
      text: 'Hello {name},\n\nhere you can choose a new password:\n{link}\n\nThe link works once, for one hour. If you didn’t ask for it, you don’t have to do anything.',
    },
    change_address: {
      subject: '{site}: please confirm your new email address',
      text: 'Hello {name},\n\nplease open this link, and we’ll write to this address from now on:\n{link}\n\nIt works once, for one day.',
    },
    address_taken: {
      subject: '{site}: this address already has an account',
      text: 'Hello {name},\n\nsomeone wanted to use this address for another account. It already has one, so nothing was changed.',
    },
    account_deleted: {
      subject: '{site}: your account has been deleted',
      text: 'Goodbye {name},\n\nyour account, your photos and your chats have been deleted.',
    },
  },
  nl: {
    activate: {
      subject: '{site}: bevestig je e-mailadres',
      text: 'Hallo {name},\n\nwelkom! Open deze link om je adres te bevestigen:\n{link}\n\nDe link werkt één keer, zeven dagen lang.',
    },
    reset_password: {
      subject: '{site}: je nieuwe wachtwoord',
      text: 'Hallo {name},\n\nhier kies je een nieuw wachtwoord:\n{link}\n\nDe link werkt één keer, een uur lang. Heb je er niet om gevraagd, dan hoef je niets te doen.',
    },
    change_address: {
      subject: '{site}: bevestig je nieuwe e-mailadres',
      text: 'Hallo {name},\n\nopen deze link, dan schrijven we je voortaan op dit adres:\n{link}\n\nDe link werkt één keer, een dag lang.',
    },
    address_taken: {
      subject: '{site}: dit adres heeft al een account',
      text: 'Hallo {name},\n\niemand wilde dit adres voor een ander account gebruiken. Het heeft er al een, dus er is niets veranderd.',
    },
    account_deleted: {
      subject: '{site}: je account is verwijderd',
      text: 'Tot ziens {name},\n\nje account, je foto’s en je chats zijn verwijderd.',
    },
  },
  de: {
    activate: {
      subject: '{site}: bitte bestätige deine E-Mail-Adresse',
      text: 'Hallo {name},\n\nwillkommen! Bitte öffne diesen Link, um deine Adresse zu bestätigen:\n{link}\n\nEr gilt einmal und sieben Tage lang.',
    },
    reset_password: {
      subject: '{site}: dein neues Passwort',
      text: 'Hallo {name},\n\nhier wählst du ein neues Passwort:\n{link}\n\nDer Link gilt einmal und eine Stunde lang. Wenn du nicht darum gebeten hast, musst du nichts tun.',
    },
    change_address: {
      subject: '{site}: bitte bestätige deine neue E-Mail-Adresse',
      text: 'Hallo {name},\n\nbitte öffne diesen Link, damit wir dir künftig an diese Adresse schreiben:\n{link}\n\nEr gilt einmal und einen Tag lang.',
    },
    address_taken: {
      subject: '{site}: diese Adresse hat schon ein Konto',
      text: 'Hallo {name},\n\njemand wollte diese Adresse für ein anderes Konto verwenden. Sie hat schon eines, deshalb wurde nichts geändert.',
    },
    account_deleted: {
      subject: '{site}: dein Konto wurde gelöscht',
      text: 'Mach’s gut, {name},\n\ndein Konto, deine Fotos und deine Chats wurden gelöscht.',
    },
  },
  it: {
    activate: {
      subject: '{site}: conferma il tuo indirizzo e-mail',
      text: 'Ciao {name},\n\nti diamo il benvenuto! Apri questo link per confermare il tuo indirizzo:\n{link}\n\nFunziona una sola volta, per sette giorni.',
    },
    reset_password: {
      subject: '{site}: la tua nuova password',
      text: 'Ciao {name},\n\nqui puoi scegliere una nuova password:\n{link}\n\nIl link funziona una sola volta, per un’ora. Se non l’hai chiesto tu, non devi fare nulla.',
    },
    change_address: {
      subject: '{site}: conferma il tuo nuovo indirizzo e-mail',
      text: 'Ciao {name},\n\napri questo link e d’ora in poi ti scriveremo a questo indirizzo:\n{link}\n\nFunziona una sola volta, per un giorno.',
    },
    address_taken: {
      subject: '{site}: questo indirizzo ha già un account',
      text: 'Ciao {name},\n\nqualcuno voleva usare questo indirizzo per un altro account. Ne ha già uno, quindi non è cambiato nulla.',
    },
    account_deleted: {
      subject: '{site}: il tuo account è stato eliminato',
      text: 'Arrivederci {name},\n\nil tuo account, le tue foto e le tue chat sono stati eliminati.',
    },
  },
  fr: {
    activate: {
      subject: '{site} : confirme ton adresse e-mail',
      text: 'Bonjour {name},\n\nbienvenue ! Ouvre ce lien pour confirmer ton adresse :\n{link}\n\nIl fonctionne une seule fois, pendant sept jours.',
    },
    reset_password: {
      subject: '{site} : ton nouveau mot de passe',
      text: 'Bonjour {name},\n\nchoisis ici un nouveau mot de passe :\n{link}\n\nLe lien fonctionne une seule fois, pendant une heure. Si tu n’as rien demandé, tu n’as rien à faire.',
    },
    change_address: {
      subject: '{site} : confirme ta nouvelle adresse e-mail',
      text: 'Bonjour {name},\n\nouvre ce lien pour que nous t’écrivions désormais à cette adresse :\n{link}\n\nIl fonctionne une seule fois, pendant un jour.',
    },
    address_taken: {
      subject: '{site} : cette adresse a déjà un compte',
      text: 'Bonjour {name},\n\nquelqu’un voulait utiliser cette adresse pour un autre compte. Elle en a déjà un, rien n’a donc changé.',
    },
    account_deleted: {
      subject: '{site} : ton compte a été supprimé',
      text: 'Au revoir {name},\n\nton compte, tes photos et tes discussions ont été supprimés.',
    },
  },
  es: {
    activate: {
      subject: '{site}: confirma tu dirección de correo',
      text: 'Hola, {name}:\n\n¡Te damos la bienvenida! Abre este enlace para confirmar tu dirección:\n{link}\n\nFunciona una sola vez, durante siete días.',
    },
    reset_password: {
      subject: '{site}: tu nueva contraseña',
      text: 'Hola, {name}:\n\nAquí puedes elegir una contraseña nueva:\n{link}\n\nEl enlace funciona una sola vez, durante una hora. Si no lo has pedido, no tienes que hacer nada.',
    },
    change_address: {
      subject: '{site}: confirma tu nueva dirección de correo',
      text: 'Hola, {name}:\n\nAbre este enlace para que en adelante te escribamos a esta dirección:\n{link}\n\nFunciona una sola vez, durante un día.',
    },
    address_taken: {
      subject: '{site}: esta dirección ya tiene una cuenta',
      text: 'Hola, {name}:\n\nAlguien quería usar esta dirección para otra cuenta. Ya tiene una, así que no ha cambiado nada.',
    },
    account_deleted: {
      subject: '{site}: tu cuenta se ha eliminado',
      text: 'Hasta pronto, {name}:\n\nTu cuenta, tus fotos y tus chats se han eliminado.',
    },
  },
  pl: {
    activate: {
      subject: '{site}: potwierdź swój adres e-mail',
      text: 'Cześć {name},\n\nwitaj! Otwórz ten link, aby potwierdzić adres:\n{link}\n\nDziała raz, przez siedem dni.',
    },
    reset_password: {
      subject: '{site}: twoje nowe hasło',
      text: 'Cześć {name},\n\ntutaj ustawisz nowe hasło:\n{link}\n\nLink działa raz, przez godzinę. Jeśli to nie ty o niego prosisz, nie musisz nic robić.',
    },
    change_address: {
      subject: '{site}: potwierdź swój nowy adres e-mail',
      text: 'Cześć {name},\n\notwórz ten link, abyśmy odtąd pisali na ten adres:\n{link}\n\nDziała raz, przez jeden dzień.',
    },
    address_taken: {
      subject: '{site}: ten adres ma już konto',
      text: 'Cześć {name},\n\nktoś chciał użyć tego adresu dla innego konta. Adres ma już konto, więc nic się nie zmieniło.',
    },
    account_deleted: {
      subject: '{site}: twoje konto zostało usunięte',
      text: 'Do zobaczenia {name},\n\ntwoje konto, zdjęcia i czaty zostały usunięte.',
    },
  },
};

/** `link` is null for kinds without a link. */
export function accountMail(
  kind: AccountMailKind,
  recipient: { email: string; name: string; language: Schemas['Locale'] },
  link: string | null,
): Mail {
  const wording = WORDINGS[recipient.language][kind];
  const values = { site: SITE_NAME, name: recipient.name, link: link ?? '' };
  return {
    to: recipient.email,
    subject: fillIn(wording.subject, values),
    text: fillIn(wording.text, values),
    links: link === null ? [] : [link],
  };
}

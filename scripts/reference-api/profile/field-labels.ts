import type { Schemas } from '../contract/contract.ts';
import { FIELD_VALUES, type FieldName } from './fields.ts';

type Named<Name extends FieldName> = Record<(typeof FIELD_VALUES)[Name][number], string>;

interface Wording {
  names: Record<FieldName | 'ideal_weekend' | 'first_date', string>;
  looking_for: Named<'looking_for'>;
  interests: Named<'interests'>;
  smoking: Named<'smoking'>;
  children: Named<'children'>;
  describes_me: Named<'describes_me'>;
}

const WORDINGS: Record<Schemas['Locale'], Wording> = {
  en: {
    names: {
      looking_for: 'Looking for',
      interests: 'Interests',
      languages: 'Languages',
      smoking: 'Smoking',
      children: 'Children',
      describes_me: 'That’s me',
      ideal_weekend: 'My ideal weekend',
      first_date: 'A first date with me',
    },
    looking_for: {
      friendship: 'Friendship',
      dating: 'Dating',
      relationship: 'A relationship',
      travel_company: 'Someone to travel with',
    },
    interests: {
      music: 'Music',
      cooking: 'Cooking',
      hiking: 'Hiking',
      cinema: 'Cinema',
      books: 'Books',
      dancing: 'Dancing',
      gardening: 'Gardening',
      sport: 'Sport',
      art: 'Art',
      games: 'Games',
      animals: 'Animals',
    },
    smoking: { never: 'Never', sometimes: 'Sometimes', often: 'Often' },
    children: { none: 'None', at_home: 'Living at home', grown_up: 'Grown up' },
    describes_me: {
      adventurous: 'Adventurous',
      homebody: 'A homebody',
      romantic: 'Romantic',
      bdsm: 'Into BDSM',
      bbw: 'Big and beautiful',
    },
  },
  nl: {
    names: {
      looking_for: 'Op zoek naar',
      interests: 'Interesses',
      languages: 'Talen',
      smoking: 'Roken',
      children: 'Kinderen',
      describes_me: 'Dat ben ik',
      ideal_weekend: 'Mijn ideale weekend',
      first_date: 'Een eerste date met mij',
    },
    looking_for: {
      friendship: 'Vriendschap',
      dating: 'Daten',
      relationship: 'Een relatie',
      travel_company: 'Reisgezelschap',
    },
    interests: {
      music: 'Muziek',
      cooking: 'Koken',
      hiking: 'Wandelen',
      cinema: 'Film',
      books: 'Boeken',
      dancing: 'Dansen',
      gardening: 'Tuinieren',
      sport: 'Sport',
      art: 'Kunst',
      games: 'Spelletjes',
      animals: 'Dieren',
    },
    smoking: { never: 'Nooit', sometimes: 'Soms', often: 'Vaak' },
    children: { none: 'Geen', at_home: 'Thuiswonend', grown_up: 'Uit huis' },
    describes_me: {
      adventurous: 'Avontuurlijk',
      homebody: 'Huiselijk',
      romantic: 'Romantisch',
      bdsm: 'BDSM spreekt me aan',
      bbw: 'Groot en mooi',
    },
  },
  de: {
    names: {
      looking_for: 'Ich suche',
      interests: 'Interessen',
      languages: 'Sprachen',
      smoking: 'Rauchen',
      children: 'Kinder',
      describes_me: 'Das bin ich',
      ideal_weekend: 'Mein ideales Wochenende',
      first_date: 'Ein erstes Treffen mit mir',
    },
    looking_for: {
      friendship: 'Freundschaft',
      dating: 'Verabredungen',
      relationship: 'Eine Beziehung',
      travel_company: 'Reisebegleitung',
    },
    interests: {
      music: 'Musik',
      cooking: 'Kochen',
      hiking: 'Wandern',
      cinema: 'Kino',
      books: 'Bücher',
      dancing: 'Tanzen',
      gardening: 'Gärtnern',
      sport: 'Sport',
      art: 'Kunst',
      games: 'Spiele',
      animals: 'Tiere',
    },
    smoking: { never: 'Nie', sometimes: 'Manchmal', often: 'Oft' },
    children: { none: 'Keine', at_home: 'Zu Hause', grown_up: 'Erwachsen' },
    describes_me: {
      adventurous: 'Abenteuerlustig',
      homebody: 'Am liebsten zu Hause',
      romantic: 'Romantisch',
      bdsm: 'BDSM gehört für mich dazu',
      bbw: 'Rund und schön',
    },
  },
  it: {
    names: {
      looking_for: 'Cerco',
      interests: 'Interessi',
      languages: 'Lingue',
      smoking: 'Fumo',
      children: 'Figli',
      describes_me: 'Mi descrivo così',
      ideal_weekend: 'Il mio weekend ideale',
      first_date: 'Un primo appuntamento con me',
    },
    looking_for: {
      friendship: 'Amicizia',
      dating: 'Appuntamenti',
      relationship: 'Una relazione',
      travel_company: 'Compagnia di viaggio',
    },
    interests: {
      music: 'Musica',
      cooking: 'Cucina',
      hiking: 'Escursioni',
      cinema: 'Cinema',
      books: 'Libri',
      dancing: 'Ballo',
      gardening: 'Giardinaggio',
      sport: 'Sport',
      art: 'Arte',
      games: 'Giochi',
      animals: 'Animali',
    },
    smoking: { never: 'Mai', sometimes: 'A volte', often: 'Spesso' },
    children: { none: 'Nessuno', at_home: 'A casa', grown_up: 'Adulti' },
    describes_me: {
      adventurous: 'Spirito d’avventura',
      homebody: 'Amo stare a casa',
      romantic: 'Animo romantico',
      bdsm: 'Mi piace il BDSM',
      bbw: 'Curvy',
    },
  },
  fr: {
    names: {
      looking_for: 'Je cherche',
      interests: 'Centres d’intérêt',
      languages: 'Langues',
      smoking: 'Tabac',
      children: 'Enfants',
      describes_me: 'Ce qui me décrit',
      ideal_weekend: 'Mon week-end idéal',
      first_date: 'Un premier rendez-vous avec moi',
    },
    looking_for: {
      friendship: 'De l’amitié',
      dating: 'Des rencontres',
      relationship: 'Une relation',
      travel_company: 'De la compagnie en voyage',
    },
    interests: {
      music: 'Musique',
      cooking: 'Cuisine',
      hiking: 'Randonnée',
      cinema: 'Cinéma',
      books: 'Livres',
      dancing: 'Danse',
      gardening: 'Jardinage',
      sport: 'Sport',
      art: 'Art',
      games: 'Jeux',
      animals: 'Animaux',
    },
    smoking: { never: 'Jamais', sometimes: 'Parfois', often: 'Souvent' },
    children: { none: 'Aucun', at_home: 'À la maison', grown_up: 'Adultes' },
    describes_me: {
      adventurous: 'L’aventure dans l’âme',
      homebody: 'Bien chez moi',
      romantic: 'Romantique',
      bdsm: 'Le BDSM me plaît',
      bbw: 'Ronde et belle',
    },
  },
  es: {
    names: {
      looking_for: 'Busco',
      interests: 'Intereses',
      languages: 'Idiomas',
      smoking: 'Tabaco',
      children: 'Hijos',
      describes_me: 'Así soy',
      ideal_weekend: 'Mi fin de semana ideal',
      first_date: 'Una primera cita conmigo',
    },
    looking_for: {
      friendship: 'Amistad',
      dating: 'Citas',
      relationship: 'Una relación',
      travel_company: 'Compañía para viajar',
    },
    interests: {
      music: 'Música',
      cooking: 'Cocina',
      hiking: 'Senderismo',
      cinema: 'Cine',
      books: 'Libros',
      dancing: 'Baile',
      gardening: 'Jardinería',
      sport: 'Deporte',
      art: 'Arte',
      games: 'Juegos',
      animals: 'Animales',
    },
    smoking: { never: 'Nunca', sometimes: 'A veces', often: 'A menudo' },
    children: { none: 'Ninguno', at_home: 'En casa', grown_up: 'Mayores' },
    describes_me: {
      adventurous: 'Con espíritu aventurero',
      homebody: 'Me gusta estar en casa',
      romantic: 'Con alma romántica',
      bdsm: 'Me gusta el BDSM',
      bbw: 'Curvy',
    },
  },
  pl: {
    names: {
      looking_for: 'Szukam',
      interests: 'Zainteresowania',
      languages: 'Języki',
      smoking: 'Palenie',
      children: 'Dzieci',
      describes_me: 'To o mnie',
      ideal_weekend: 'Mój idealny weekend',
      first_date: 'Pierwsza randka ze mną',
    },
    looking_for: {
      friendship: 'Przyjaźni',
      dating: 'Randek',
      relationship: 'Związku',
      travel_company: 'Towarzystwa w podróży',
    },
    interests: {
      music: 'Muzyka',
      cooking: 'Gotowanie',
      hiking: 'Wędrówki',
      cinema: 'Kino',
      books: 'Książki',
      dancing: 'Taniec',
      gardening: 'Ogrodnictwo',
      sport: 'Sport',
      art: 'Sztuka',
      games: 'Gry',
      animals: 'Zwierzęta',
    },
    smoking: { never: 'Nigdy', sometimes: 'Czasami', often: 'Często' },
    children: { none: 'Brak', at_home: 'W domu', grown_up: 'Dorosłe' },
    describes_me: {
      adventurous: 'Lubię przygody',
      homebody: 'Lubię być w domu',
      romantic: 'Romantyczna dusza',
      bdsm: 'BDSM to mój świat',
      bbw: 'Krągłości',
    },
  },
};

/** Returns the localized names of the fields, their codes and the notes. */
export function fieldLabels(language: Schemas['Locale']): Schemas['ProfileFields']['labels'] {
  const { names, ...values } = WORDINGS[language];
  const languageNames = new Intl.DisplayNames([language], { type: 'language' });
  const languages = Object.fromEntries(FIELD_VALUES.languages.map((code) => [code, languageNames.of(code) ?? code]));
  const valuesOf = new Map<string, Record<string, string>>(Object.entries({ ...values, languages }));
  return Object.fromEntries(
    Object.entries(names).map(([name, label]) => [name, { label, values: valuesOf.get(name) ?? {} }]),
  );
}

/** Returns the codes of the `interests` field with their localized names. */
export function interestNames(language: Schemas['Locale']): Schemas['Interests']['interests'] {
  return FIELD_VALUES.interests.map((id) => ({ id, name: WORDINGS[language].interests[id] }));
}

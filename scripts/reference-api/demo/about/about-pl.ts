import type { AboutSentences } from './about.ts';

export const ABOUT_PL: AboutSentences = {
  openers: [
    'Małe mieszkanie, duży stół w kuchni.',
    'Praca mnie tu przywiodła, a zatrzymali ludzie.',
    'W tygodniu biuro, w niedzielę góry.',
    'Znajomi mówią, że śmieję się przed końcem własnych żartów.',
    'Po dwóch latach w pojedynkę wróciła ciekawość.',
    'Umiem naprawić rower, a zwykle także nastrój.',
    'Pochodzę znad morza i ciągle za nim tęsknię. 🌊',
  ],
  days: [
    'Wieczorami gotuję rzeczy, które trwają zdecydowanie za długo.',
    'Niedzielny poranek to targ i mocna kawa.',
    'Biegam powoli, głównie dla śniadania, które jest potem.',
    'W moim tygodniu jest próba chóru, quiz w pubie i przynajmniej jeden film.',
    'W torbie zawsze mam książkę i prawie zawsze coś do jedzenia.',
  ],
  likes: [
    'Lubię stare mapy, świeży chleb i punktualne pociągi.',
    'Deszczowe popołudnie w muzeum to dla mnie szczęście.',
    'Mam słabość do koncertów w małych salach.',
    'Lubię psy, a mieszkam u kota. 🐈',
    'Piekę ciasta, kiedy jest dobrze, i wtedy, kiedy nie jest.',
  ],
  quirks: [
    'Nadal wysyłam pocztówki.',
    'Moja orientacja w terenie bawi wszystkich.',
    'Najpierw czytam ostatnią stronę.',
    'Frytkami zawsze się dzielę.',
  ],
  wishes: [
    'Szukam osoby, która jest życzliwa także wtedy, gdy nikt nie patrzy.',
    'Najpierw dobra rozmowa, reszta we własnym tempie.',
    'Żadnych gier, chyba że planszowe.',
    'Lepsza kawa w tym tygodniu niż miesiąc pisania.',
    'Oby przetrwało dłużej niż moja bazylia.',
  ],
  closers: [
    'Jaki był najlepszy posiłek w Twoim życiu?',
    'Kim chciało się być w wieku ośmiu lat?',
    'Poleć mi piosenkę, naprawdę posłucham.',
    'Pierwsza kawa na mój koszt. ☕',
  ],
  idealWeekends: [
    'Pociągiem do nieznanego miasta, bez planu.',
    'Przyjaciele przy stole, aż ktoś zaśnie na kanapie.',
    'Wcześnie nad jezioro, długi obiad i nic więcej.',
  ],
  firstDates: [
    'Spacer z kawą w ręku.',
    'Targ staroci, tam zawsze jest o czym rozmawiać.',
    'Spokojny lokal bez telewizora.',
  ],
};

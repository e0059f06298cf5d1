import type { AboutSentences } from './about.ts';

export const ABOUT_IT: AboutSentences = {
  openers: [
    'Casa piccola, tavola grande.',
    'Vivo qui per lavoro e resto per la gente.',
    'Durante la settimana in ufficio, la domenica in montagna.',
    'Gli amici dicono che rido prima della fine delle mie barzellette.',
    'Dopo due anni per conto mio, è tornata la curiosità.',
    'So riparare una bici e quasi sempre anche l’umore.',
    'Vengo dal mare e il mare mi manca sempre. 🌊',
  ],
  days: [
    'La sera cucino cose che richiedono troppo tempo.',
    'La domenica mattina è del mercato e di un caffè forte.',
    'Corro piano, soprattutto per la colazione che viene dopo.',
    'Nella mia settimana ci sono il coro, un quiz al bar e almeno un film.',
    'In borsa ho sempre un libro e quasi sempre qualcosa da mangiare.',
  ],
  likes: [
    'Mi piacciono le vecchie mappe, il pane fresco e i treni puntuali.',
    'Un pomeriggio di pioggia in un museo mi rende felice.',
    'I concerti nelle sale piccole sono il mio debole.',
    'Amo i cani e abito da un gatto. 🐈',
    'Faccio dolci quando sono felice e anche quando non lo sono.',
  ],
  quirks: [
    'Mando ancora le cartoline.',
    'Il mio senso dell’orientamento fa ridere tutti.',
    'Leggo prima l’ultima pagina.',
    'Le patatine le divido sempre.',
  ],
  wishes: [
    'Vorrei conoscere una persona gentile anche quando nessuno guarda.',
    'Prima una bella conversazione, il resto con il suo tempo.',
    'Niente giochi, tranne quelli in scatola.',
    'Meglio un caffè questa settimana che un mese di messaggi.',
    'Cerco qualcosa che duri più del mio basilico.',
  ],
  closers: [
    'Qual è il piatto più buono che hai mai mangiato?',
    'Che cosa volevi fare da grande?',
    'Consigliami una canzone e la ascolto davvero.',
    'Il primo caffè lo offro io. ☕',
  ],
  idealWeekends: [
    'In treno verso una città che non conosco, senza programma.',
    'Amici a tavola finché qualcuno si addormenta sul divano.',
    'Mare presto, pranzo lungo, nient’altro.',
  ],
  firstDates: [
    'Una passeggiata con un gelato in mano.',
    'Un mercatino, così c’è sempre qualcosa da guardare.',
    'Un aperitivo dove si riesce a parlare.',
  ],
};

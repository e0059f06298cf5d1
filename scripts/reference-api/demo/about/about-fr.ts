import type { AboutSentences } from './about.ts';

export const ABOUT_FR: AboutSentences = {
  openers: [
    'Petit appartement, grande table de cuisine.',
    'Ici pour le travail, puis pour les gens.',
    'La semaine au bureau, le dimanche en forêt.',
    'Mes amis disent que je ris avant la fin de mes blagues.',
    'Après deux ans en solo, la curiosité est revenue.',
    'Je sais réparer un vélo et, le plus souvent, l’ambiance.',
    'J’ai grandi au bord de la mer et elle me manque toujours un peu. 🌊',
  ],
  days: [
    'Le soir, je cuisine des plats qui prennent beaucoup trop de temps.',
    'Le dimanche matin, c’est marché et café serré.',
    'Je cours, lentement, surtout pour le petit-déjeuner d’après.',
    'Dans ma semaine, il y a une chorale, un quiz et au moins un film.',
    'Il y a toujours un livre dans mon sac, et souvent de quoi grignoter.',
  ],
  likes: [
    'J’aime les vieilles cartes, le pain frais et les trains à l’heure.',
    'Un après-midi de pluie au musée suffit à mon bonheur.',
    'Les concerts dans les petites salles, c’est mon faible.',
    'J’aime les chiens et j’habite chez un chat. 🐈',
    'Je fais des gâteaux quand tout va bien, et aussi quand tout va mal.',
  ],
  quirks: [
    'J’envoie encore des cartes postales.',
    'Mon sens de l’orientation fait rire tout le monde.',
    'Je lis la dernière page en premier.',
    'Je partage toujours mes frites.',
  ],
  wishes: [
    'J’aimerais rencontrer quelqu’un de gentil même quand personne ne regarde.',
    'D’abord une bonne conversation, le reste à son rythme.',
    'Pas de jeux, sauf ceux qui sont dans une boîte.',
    'Plutôt un café cette semaine qu’un mois de messages.',
    'Quelque chose qui dure plus longtemps que mon basilic.',
  ],
  closers: [
    'Quel est le meilleur repas de ta vie ?',
    'Que voulais-tu devenir à huit ans ?',
    'Conseille-moi une chanson, je l’écouterai vraiment.',
    'Le premier café est pour moi. ☕',
  ],
  idealWeekends: [
    'Un train vers une ville inconnue, sans programme.',
    'Des amis à table jusqu’à ce que quelqu’un s’endorme sur le canapé.',
    'La mer tôt, le déjeuner long, et rien d’autre.',
  ],
  firstDates: [
    'Une promenade, un café à la main.',
    'Une brocante : il y a toujours de quoi parler.',
    'Un bar calme sans télévision.',
  ],
};

import type { Schemas } from '../contract/contract.ts';

/** First names by language, separated by spaces. */
const FEMALE: Record<Schemas['Locale'], string> = {
  en: 'Amelia Isla Freya Poppy Imogen Harriet Niamh Aoife Megan Bronwen Fiona Eilidh Georgia Tessa Naomi Priya Zara Ruth Joan Margaret Heather Abigail Savannah Brooke Chloe Maya Willow Eleanor Rosalind Ines Claire Hannah',
  nl: 'Sanne Lotte Femke Maud Roos Marieke Anouk Iris Fleur Noor Ilse Hanneke Marleen Joke Wendy Esmée Linde Yasmin Eva Tineke',
  de: 'Anna Johanna Klara Lena Mia Greta Friederike Katrin Sabine Heike Ulrike Leonie Aylin Svenja Ronja Theresa Magdalena Gudrun Petra Jana Franziska Nele Marlene Silke',
  it: 'Giulia Chiara Francesca Martina Elena Silvia Alessia Federica Ilaria Paola Serena Beatrice Ginevra Lucia Rosa Caterina',
  fr: 'Camille Léa Manon Chloé Inès Juliette Margaux Élodie Aurélie Nathalie Sylvie Anaïs Océane Maëlys Solène Brigitte Hélène Amandine Lucie Yasmine',
  es: 'Lucía Carmen Paula Alba Marta Irene Nerea Ainhoa Rocío Pilar Inés Beatriz Noelia Sofía Montserrat Elena',
  pl: 'Zofia Julia Maja Hanna Agnieszka Katarzyna Małgorzata Magda Joanna Ewa Barbara Dorota Natalia Kinga Weronika Bożena',
};

const MALE: Record<Schemas['Locale'], string> = {
  en: 'Oliver Harry Jack Alfie Callum Rhys Gareth Owen Finn Declan Ciaran Angus Hamish Theo Jonah Marcus Dev Samir Walter George Arthur Mason Wyatt Elijah Noah Leo Felix Patrick Desmond Julian Tom Ben',
  nl: 'Daan Bram Sem Thijs Jeroen Pieter Sander Ruben Joris Wouter Kees Gijs Maarten Youssef Lars Niels Henk Koen Stijn Willem',
  de: 'Lukas Jonas Paul Felix Matthias Stefan Jörg Tobias Emre Sebastian Moritz Anton Florian Klaus Uwe Dieter Jannik Leopold Konstantin Valentin Björn Hendrik Markus Rolf',
  it: 'Lorenzo Matteo Alessandro Davide Simone Giovanni Stefano Riccardo Tommaso Enrico Salvatore Nicola Pietro Emanuele Fabio Carlo',
  fr: 'Lucas Hugo Antoine Julien Mathieu Nicolas Thibault Baptiste Rémi Étienne Karim Olivier Pascal Gérard Théo Maxime Loïc Yannick Cédric Bastien',
  es: 'Alejandro Daniel Pablo Javier Sergio Álvaro Iker Manuel Rafael Andrés Jorge Ignacio Rubén Joaquín Adrián Diego',
  pl: 'Jakub Antoni Szymon Michał Piotr Tomasz Krzysztof Paweł Marcin Łukasz Wojciech Grzegorz Adam Rafał Kacper Stanisław',
};

const EITHER: Record<Schemas['Locale'], string> = {
  en: 'Alex Sam Rowan Quinn Charlie Ash',
  nl: 'Robin Jip Lou Sasha',
  de: 'Kim Toni Luca Sascha',
  it: 'Andrea Celeste Fiore',
  fr: 'Camille Sacha Charlie',
  es: 'Alex Cruz Noa',
  pl: 'Alex Sasza Kim',
};

export function namesOf(language: Schemas['Locale'], gender: Schemas['Gender']): readonly string[] {
  const names = gender === 'female' ? FEMALE : gender === 'male' ? MALE : EITHER;
  return names[language].split(' ');
}

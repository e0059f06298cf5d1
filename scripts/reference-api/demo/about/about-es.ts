import type { AboutSentences } from './about.ts';

export const ABOUT_ES: AboutSentences = {
  openers: [
    'Piso pequeño, mesa de cocina grande.',
    'Llegué por trabajo y me quedé por la gente.',
    'Entre semana en la oficina, los domingos en el monte.',
    'Mis amigos dicen que me río antes de acabar mis chistes.',
    'Después de dos años por mi cuenta, ha vuelto la curiosidad.',
    'Sé arreglar una bici y casi siempre también el ambiente.',
    'Crecí junto al mar y todavía lo echo de menos. 🌊',
  ],
  days: [
    'Por la noche cocino cosas que llevan demasiado tiempo.',
    'Los domingos son del mercado y de un café bien fuerte.',
    'Salgo a correr, despacio, sobre todo por el desayuno de después.',
    'En mi semana hay un ensayo del coro, un concurso en el bar y al menos una película.',
    'Siempre llevo un libro en la bolsa, y casi siempre algo de comer.',
  ],
  likes: [
    'Me gustan los mapas antiguos, el pan recién hecho y los trenes puntuales.',
    'Una tarde de lluvia en un museo me hace feliz.',
    'Los conciertos en salas pequeñas son mi debilidad.',
    'Me gustan los perros y vivo en casa de un gato. 🐈',
    'Hago bizcochos cuando todo va bien, y también cuando no.',
  ],
  quirks: [
    'Todavía mando postales.',
    'Mi sentido de la orientación hace reír a todo el mundo.',
    'Leo primero la última página.',
    'Siempre comparto las patatas fritas.',
  ],
  wishes: [
    'Me gustaría conocer a alguien amable también cuando nadie mira.',
    'Primero una buena conversación, lo demás a su ritmo.',
    'Sin juegos, salvo los de mesa.',
    'Mejor un café esta semana que un mes de mensajes.',
    'Busco algo que dure más que mi albahaca.',
  ],
  closers: [
    '¿Cuál es la mejor comida de tu vida?',
    '¿Qué querías ser a los ocho años?',
    'Recomiéndame una canción y la escucho de verdad.',
    'El primer café lo pago yo. ☕',
  ],
  idealWeekends: [
    'Un tren a una ciudad que no conozco, sin plan.',
    'Amigos en la mesa hasta que alguien se duerme en el sofá.',
    'Playa temprano, comida larga y nada más.',
  ],
  firstDates: [
    'Un paseo con un café en la mano.',
    'Un mercadillo, que siempre da conversación.',
    'Unas tapas en un sitio donde se pueda hablar.',
  ],
};

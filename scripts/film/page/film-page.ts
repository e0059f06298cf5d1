import { Mp4OutputFormat, WebMOutputFormat } from 'mediabunny';
import type { FilmPlan } from '../film-plan.ts';
import type { FilmPeople } from '../people.ts';
import { CUTS, type Cut, FRAME, POSTER_SECONDS } from '../storyboard.ts';
import { createStage, encodeFilm } from './encode-film.ts';
import { drawEvening } from './evening-scene.ts';
import { drawHeart } from './heart-scene.ts';
import { glide, type Pen } from './shapes.ts';
import { drawWall } from './wall-scene.ts';
import { drawWords } from './word-scene.ts';

type Scene = Cut & { draw: (pen: Pen, seconds: number) => void };

/** How long a part takes to fade in over the one before. The second one goes on where the first one ends. */
const FADE_SECONDS = 0.35;
const POSTER_QUALITY = 0.72;
run().then(
  () => keep('done', new Blob()),
  (error: unknown) =>
    keep('failed', new Blob([error instanceof Error ? (error.stack ?? error.message) : String(error)])),
);

async function run(): Promise<void> {
  const films: readonly FilmPlan[] = await (await fetch('/films.json')).json();
  for (const film of films) await drawFilm(film);
}

async function drawFilm({ folder, people, maxBytes, scale }: FilmPlan): Promise<void> {
  const scenes = await prepareScenes(people);
  const draw = (pen: Pen, seconds: number) => drawFrame(pen, scenes, seconds);
  const { canvas, pen } = createStage(1);
  draw(pen, POSTER_SECONDS);
  await keep(`${folder}poster.webp`, await posterOf(canvas));
  const webm = () => new WebMOutputFormat();
  await keep(`${folder}film.webm`, await encodeFilm(draw, { format: webm, codec: 'vp9', scale, maxBytes }));
  // H.264 needs more bits for the same picture: fewer pixels look better than coarse ones.
  const mp4 = () => new Mp4OutputFormat({ fastStart: 'in-memory' });
  await keep(`${folder}film.mp4`, await encodeFilm(draw, { format: mp4, codec: 'avc', scale: scale * 0.8, maxBytes }));
}

async function prepareScenes(people: FilmPeople): Promise<readonly Scene[]> {
  const [liked, writer, likedEvening, writerEvening, ...wall] = await Promise.all(
    [people.liked, people.writer, people.likedEvening, people.writerEvening, ...people.wall].map(rasterize),
  );
  if (liked === undefined || writer === undefined || likedEvening === undefined || writerEvening === undefined)
    throw new Error('The people of the film are missing.');
  const evening = { liked: likedEvening, writer: writerEvening, apart: people.apart };
  return [
    { ...CUTS.look, draw: (pen, seconds) => drawWall(pen, seconds, wall, liked) },
    { ...CUTS.like, draw: (pen, seconds) => drawHeart(pen, seconds, liked) },
    { ...CUTS.word, draw: (pen, seconds) => drawWords(pen, seconds, { liked, writer }) },
    { ...CUTS.you, draw: (pen, seconds) => drawEvening(pen, seconds, evening) },
  ];
}

async function rasterize(svg: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  return createImageBitmap(image, { resizeWidth: Math.min(image.width, 1080), resizeQuality: 'high' });
}

function drawFrame(pen: Pen, scenes: readonly Scene[], seconds: number): void {
  const index = scenes.findIndex(({ endSeconds }) => seconds < endSeconds);
  const scene = scenes[index];
  if (scene === undefined) throw new Error(`No part of the film is at ${seconds} seconds.`);
  const since = seconds - scene.startSeconds;
  scene.draw(pen, since);
  const next = scenes[(index + 1) % scenes.length];
  const isMatch = scene.startSeconds === CUTS.look.startSeconds;
  const fade = isMatch ? 0 : glide(seconds, scene.endSeconds - FADE_SECONDS, scene.endSeconds);
  if (fade === 0 || next === undefined) return;
  const under = createStage(1);
  next.draw(under.pen, 0);
  pen.save();
  pen.globalAlpha = fade;
  pen.drawImage(under.canvas, 0, 0, FRAME.width, FRAME.height);
  pen.restore();
}

function posterOf(from: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    from.toBlob(
      (blob) => (blob === null ? reject(new Error('No poster was written.')) : resolve(blob)),
      'image/webp',
      POSTER_QUALITY,
    );
  });
}

async function keep(name: string, content: Blob): Promise<void> {
  await fetch(`/kept/${name}`, { method: 'PUT', body: content });
}

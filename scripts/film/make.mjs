// Makes the estimator's film in public/video: `node scripts/film/make.mjs`. Needs ffmpeg.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { pictureAt, SECONDS } from './scenes.mjs'

const RATE = 12
const POSTER_AT = 4.8
const target = path.join(import.meta.dirname, '../../public/video')
const folder = mkdtempSync(path.join(tmpdir(), 'film-'))

mkdirSync(target, { recursive: true })
for (let frame = 0; frame < SECONDS * RATE; frame++) {
  const png = await sharp(Buffer.from(pictureAt(frame / RATE)))
    .png({ compressionLevel: 1 })
    .toBuffer()
  writeFileSync(path.join(folder, `${String(frame).padStart(4, '0')}.png`), png)
}
const input = ['-y', '-loglevel', 'error', '-framerate', String(RATE), '-i', path.join(folder, '%04d.png')]
/** @param {string} file @param {string[]} how */
const film = (file, ...how) => execFileSync('ffmpeg', [...input, ...how, path.join(target, file)])
film('estimate.webm', '-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-pix_fmt', 'yuv420p')
film(
  'estimate.mp4',
  '-c:v',
  'libx264',
  '-crf',
  '28',
  '-preset',
  'veryslow',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
)
await sharp(Buffer.from(pictureAt(POSTER_AT)))
  .webp({ quality: 70 })
  .toFile(path.join(target, 'estimate.webp'))
rmSync(folder, { recursive: true })

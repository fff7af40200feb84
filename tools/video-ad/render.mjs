// `node tools/video-ad/render.mjs [NAME]` renders public/video with ffmpeg.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import * as estimate from './estimate-scenes.mjs'
import * as tour from './tour-scenes.mjs'

const FRAMES_PER_SECOND = 12
const target = path.join(import.meta.dirname, '../../public/video')

/**
 * Quality of `webm` and `mp4`: the coarsest without visible loss.
 * @type {Record<string, { seconds: number, pictureAt(time: number): string, posterAt: number, webm: number,
 * mp4: number }>}
 */
const videos = {
  estimate: { seconds: estimate.SECONDS, pictureAt: estimate.drawFrame, posterAt: 4.8, webm: 36, mp4: 28 },
  tour: { seconds: tour.SECONDS, pictureAt: tour.drawFrame, posterAt: 5.2, webm: 46, mp4: 33 },
}

const [wanted] = process.argv.slice(2)
mkdirSync(target, { recursive: true })
for (const [name, video] of Object.entries(videos))
  if (!wanted || wanted === name) await renderVideo(name, video)

/** @type {(name: string, film: (typeof videos)[string]) => Promise<void>} */
async function renderVideo(name, { seconds, pictureAt, posterAt, webm, mp4 }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'))
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame++) {
    const png = await sharp(Buffer.from(pictureAt(frame / FRAMES_PER_SECOND)))
      .png({ compressionLevel: 1 })
      .toBuffer()
    writeFileSync(path.join(folder, `${String(frame).padStart(4, '0')}.png`), png)
  }
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    path.join(folder, '%04d.png'),
  ]
  /** @param {string} ending @param {string[]} how */
  const renderFile = (ending, ...how) =>
    execFileSync('ffmpeg', [...input, ...how, '-pix_fmt', 'yuv420p', path.join(target, `${name}.${ending}`)])
  renderFile('webm', '-c:v', 'libvpx-vp9', '-crf', String(webm), '-b:v', '0')
  renderFile('mp4', '-c:v', 'libx264', '-crf', String(mp4), '-preset', 'veryslow', '-movflags', '+faststart')
  await sharp(Buffer.from(pictureAt(posterAt)))
    .webp({ quality: 70 })
    .toFile(path.join(target, `${name}.webp`))
  rmSync(folder, { recursive: true })
}

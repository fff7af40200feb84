/**
 * Makes the 360° pictures of the furnished flat in `flat/`, always the same ones: light is followed through its
 * rooms, a few minutes for each on one core. A master is kept in .cache/tour, from which the files of public/tours
 * and the places of the doors in backend/seed/tours are written.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { cutOut } from './cut-out'
import { ROOMS, type RoomName } from './flat/shell'
import { EXPOSURES, EYES, worldOf } from './flat/world'
import { planOf } from './plan'
import { skyline } from './skyline'
import { pictureOf } from './trace/picture'
import { smooth } from './trace/smooth'
import { softLightOf } from './trace/soft-light'

const MASTERS = '.cache/tour'
const FILES = 'public/tours/sololaki'
const PLAN = 'backend/seed/tours/sololaki.json'
const [WIDE, NARROW] = [4096, 2048]
/** Of the coarse light: its width, and the rays for each of its points. */
const SOFT = { width: 640, rays: 32 }
const SMOOTHED = { light: 5, shine: 3 }

/** `--draft`: in a minute, to look at what was moved. */
const isDraft = process.argv.includes('--draft')
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const names = Object.keys(ROOMS).filter((name) => asked.length === 0 || asked.includes(name)) as RoomName[]
mkdirSync(FILES, { recursive: true })
mkdirSync(MASTERS, { recursive: true })
for (const name of names) {
  const master = `${MASTERS}/${name}${isDraft ? '-draft' : ''}.png`
  if (!existsSync(master) || isDraft) await render(name, master)
  if (!isDraft) await publish(name, master)
}
writeFileSync(PLAN, `${JSON.stringify(planOf(), null, 2)}\n`)

async function render(name: RoomName, master: string): Promise<void> {
  const began = performance.now()
  const world = worldOf(await skyline(), EXPOSURES[name])
  const soft = softLightOf(world, EYES[name], isDraft ? SOFT.width / 3 : SOFT.width, isDraft ? 12 : SOFT.rays)
  smooth(soft, 'light', SMOOTHED.light)
  smooth(soft, 'shine', SMOOTHED.shine)
  const width = isDraft ? WIDE / 4 : WIDE
  const bytes = pictureOf(world, EYES[name], soft, width, EXPOSURES[name])
  await sharp(bytes, { raw: { width, height: width / 2, channels: 3 } })
    .png()
    .toFile(master)
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

/** The whole round in two sizes, and what one sees first as a picture of its own. */
async function publish(name: RoomName, master: string): Promise<void> {
  const file = `${FILES}/${name}`
  await sharp(master)
    .avif({ quality: 46, effort: 5, chromaSubsampling: '4:2:0' })
    .toFile(`${file}-${WIDE}.avif`)
  await sharp(master).resize(NARROW).webp({ quality: 60, effort: 6 }).toFile(`${file}-${NARROW}.webp`)
  for (const width of [480, 960]) {
    const view = await cutOut(master, name, width)
    await view
      .clone()
      .avif({ quality: 46, effort: 5, chromaSubsampling: '4:2:0' })
      .toFile(`${file}-view-${width}.avif`)
    await view.clone().webp({ quality: 64, effort: 6 }).toFile(`${file}-view-${width}.webp`)
  }
}

import { createRandom } from '../../random'
import { lighter } from '../colour'
import { pickLighting } from '../mood'
import { farCity } from '../scenery/city'
import { tree } from '../scenery/green'
import { hills, sky } from '../scenery/sky'
import { HEIGHT, rect, repeat, svgDocument, WIDTH } from '../svg'

/** Centre of the strip that covers are cropped to. */
const TOWN_Y = 560

export function drawCover(seed: string, n: number) {
  const part = (name: string) => createRandom(seed, n, name)
  const mood = pickLighting(part('mood'))
  const trees = part('trees')
  return svgDocument(
    sky(part('sky'), mood) +
      hills(part('hills'), mood, part('height').between(330, 380)) +
      farCity(part('city'), mood, TOWN_Y) +
      farCity(part('near'), mood, TOWN_Y + 60) +
      rect(0, TOWN_Y + 50, WIDTH, HEIGHT - TOWN_Y - 50, lighter(mood.grass, 0.08)) +
      repeat(14, () =>
        tree(trees, mood, trees.between(0, WIDTH), TOWN_Y + trees.between(60, 90), trees.between(0.4, 0.7)),
      ),
    part('side').chance(0.5),
  )
}

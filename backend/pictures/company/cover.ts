import { lighter } from '../colour'
import { moodOf } from '../mood'
import { randomOf } from '../random'
import { farCity } from '../scenery/city'
import { tree } from '../scenery/green'
import { hills, sky } from '../scenery/sky'
import { documentOf, HEIGHT, rect, repeat, WIDTH } from '../svg'

/** Where the town across the valley stands: the strip that is seen of a cover lies around it. */
const TOWN = 560

/** The town under its hills, wide and calm: what stands behind a company's name. */
export function cover(seed: string, n: number) {
  const part = (name: string) => randomOf(seed, n, name)
  const mood = moodOf(part('mood'))
  const trees = part('trees')
  return documentOf(
    sky(part('sky'), mood) +
      hills(part('hills'), mood, part('height').between(330, 380)) +
      farCity(part('city'), mood, TOWN) +
      farCity(part('near'), mood, TOWN + 60) +
      rect(0, TOWN + 50, WIDTH, HEIGHT - TOWN - 50, lighter(mood.grass, 0.08)) +
      repeat(14, () =>
        tree(trees, mood, trees.between(0, WIDTH), TOWN + trees.between(60, 90), trees.between(0.4, 0.7)),
      ),
    part('side').chance(0.5),
  )
}

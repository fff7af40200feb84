import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Offer } from '../../backend/valuation/model/flat'
import { listOffers } from '../../backend/valuation/offers'
import { readOffers } from '../../backend/valuation/scoring/read-offers'
import { scoreOffers, tableOf } from '../../backend/valuation/scoring/score-table'
import { withDatabase } from '../database'

/** Rounds over few flats differ by luck; thousands need no mean. */
const FEW = 2_000

/** `npm run estimate:score -- [--csv FILE] [--parts 5] [--repeats 10]`: how near estimates are to what is asked. */
async function main() {
  const { values } = parseArgs({
    options: {
      csv: { type: 'string' },
      parts: { type: 'string', default: '5' },
      repeats: { type: 'string' },
    },
  })
  const parts = whole('parts', values.parts, 2, 50)
  const given = values.repeats && whole('repeats', values.repeats, 1, 100)
  const offers = values.csv ? await offersOfFile(values.csv) : await withDatabase(listOffers)
  const repeats = given || (offers.length < FEW ? 10 : 1)
  const times = repeats === 1 ? 'once' : `${repeats} times`
  console.log(
    `${offers.length} flats, each estimated ${times} by what was learned without its part of ${parts}\n`,
  )
  console.log(tableOf(scoreOffers(offers, { parts, repeats })))
  console.log(
    '\nErrors and shares in per cent. In range: of the prices, in the range that is to hold 80 %.' +
      '\nPlain: median error of the median price per m² of the sector times the area.',
  )
}

async function offersOfFile(file: string): Promise<Offer[]> {
  const { offers, skipped, isCut } = await readOffers(createReadStream(file, 'utf8'))
  for (const [reason, count] of Object.entries(skipped)) console.log(`left out, ${reason}: ${count}`)
  if (isCut) console.log('the file has more flats than are read; the rest is left out')
  return offers
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new RangeError(`--${name} must be a whole number from ${least} to ${most}.`)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

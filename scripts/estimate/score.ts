import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listFlatsForSale } from '~backend/estimate/flats-for-sale'
import type { FlatForSale } from '~backend/estimate/model/flat'
import { readFlats } from '~backend/estimate/scoring/read-flats'
import { formatScoreTable, scoreFlats } from '~backend/estimate/scoring/score-table'
import { withDatabase } from '../database'

/** Number of flats below which scores are averaged, as they vary by chance. */
const FEW_FLATS = 2_000

/**
 * `npm run estimate:score -- [--csv FILE] [--parts 5] [--repeats 10]`: compares estimates with asking prices.
 */
async function main() {
  const { values } = parseArgs({
    options: {
      csv: { type: 'string' },
      parts: { type: 'string', default: '5' },
      repeats: { type: 'string' },
    },
  })
  const folds = parseWholeNumber('parts', values.parts, 2, 50)
  const repeatsGiven = values.repeats && parseWholeNumber('repeats', values.repeats, 1, 100)
  const offers = values.csv ? readOffersFile(values.csv) : await withDatabase(listFlatsForSale)
  const repeats = repeatsGiven || (offers.length < FEW_FLATS ? 10 : 1)
  const times = repeats === 1 ? 'once' : `${repeats} times`
  console.log(
    `${offers.length} flats, each estimated ${times} by a model trained without its fold of ${folds}\n`,
  )
  console.log(formatScoreTable(scoreFlats(offers, { folds, repeats })))
  console.log(
    '\nErrors and shares in per cent. In range: share of prices in the 80 % range.' +
      '\nPlain: median error of the median price per m² in the sector times the area.',
  )
}

function readOffersFile(file: string): FlatForSale[] {
  const { flats: offers, skipped, isTruncated: isCut } = readFlats(readFileSync(file, 'utf8'))
  for (const [reason, count] of Object.entries(skipped)) console.log(`skipped, ${reason}: ${count}`)
  if (isCut) console.log('the file has too many flats; the rest is skipped')
  return offers
}

function parseWholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new RangeError(`--${name} must be a whole number from ${min} to ${max}.`)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

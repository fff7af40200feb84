import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../terminal.mjs'

/**
 * One run of an engine: seconds of each journey, or `failed`.
 * @typedef {{ engine: string, script: string, date: string, outcomes: Record<string, string> }} Row
 */

const ROWS = path.join(root, '.cache/engine-rows.json')
const TABLE = path.join(root, '.cache/engine-table.md')

/**
 * Adds rows to those of earlier runs, as engines and journeys can be run one at a time, and prints all as a
 * table.
 * @param {Record<string, Row>} rows by engine and script
 * @param {string[]} journeys
 */
export function printResults(rows, journeys) {
  /** @type {Record<string, Row>} */
  const earlier = existsSync(ROWS) ? JSON.parse(readFileSync(ROWS, 'utf8')) : {}
  const all = Object.fromEntries(
    Object.entries({ ...earlier, ...rows })
      .map(([key, row]) => /** @type {const} */ ([key, addToEarlier(row, earlier[key])]))
      .sort(([one], [other]) => one.localeCompare(other)),
  )
  writeFileSync(ROWS, JSON.stringify(all))
  const cells = [
    ['Engine', 'Script', 'Date', ...journeys],
    ['---', '---', '---', ...journeys.map(() => '---')],
    ...Object.values(all).map(({ engine, script, date, outcomes }) => [
      engine,
      script,
      date,
      ...journeys.map((name) => outcomes[name] ?? '–'),
    ]),
  ]
  const table = `${cells.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`
  writeFileSync(TABLE, table)
  console.log(`\n${table}\nSeconds of each journey; – was not run. Saved in ${path.relative(root, TABLE)}.`)
}

/** Keeps outcomes of journeys that a later run of the same engine has left out. @returns {Row} */
function addToEarlier(/** @type {Row} */ row, /** @type {Row | undefined} */ earlier) {
  return earlier?.engine === row.engine ? { ...row, outcomes: { ...earlier.outcomes, ...row.outcomes } } : row
}

import { loadavg } from 'node:os'
import type pg from 'pg'
import { seedDatabase } from '~backend/demo/seed/seed'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import type { QueryParams } from '~backend/platform/http/query'
import { createSearchTextParser } from '~backend/search/search-text'
import { createColumnSource } from '~backend/search/sql/column-source'
import { expireStatements } from '~backend/statements/expire-statements'
import { withDatabase } from '../../../scripts/database'
import { columnsEngine, UnchangingColumns } from './columns'
import { type Answer, enginesThatDiffer, runQuery } from './compare'
import { duckdbEngine } from './duckdb'
import type { Engine } from './engine'
import { memoryTable, timesTables } from './figures'
import { usedMemory } from './memory'
import { listQuestions, warmUpQuestions } from './questions'
import { roaringEngine } from './roaring'
import { sqlEngine } from './sql'

/** In memory answers are slower until their code is compiled, the database only until what it reads is in memory. */
const WARM_UP = { inMemory: 1_000, database: 100 }

const statements = Number(process.env.SEED_STATEMENTS)

process.stdout.write(`${statements} statements\n`)
await withDatabase(async (pool) => {
  await seedDatabase(pool, { statements, log: { info: writeLine } })
  await expireStatements(pool)
  await compareEngines(pool)
})

async function compareEngines(pool: pg.Pool) {
  const readText = createSearchTextParser(createGazetteer(pool, new StreetFinder(pool)))
  const allQuestions = await listQuestions(readText)
  const warmUp = await warmUpQuestions(readText, WARM_UP.inMemory)
  writeLine('filling the engines')
  const { engines, memory } = await filledEngines(pool, warmUp)

  const names = engines.map(({ name }) => name)
  const count = allQuestions.reduce((sum, { queries }) => sum + queries.length, 0)
  writeLine(`asking ${count} questions; load ${load()}`)
  const all = []
  const different = new Map(names.map((name) => [name, 0]))
  for (const { kind, queries } of allQuestions) {
    const ofKind: Answer[][] = []
    for (const [index, query] of queries.entries()) {
      const answers = await runAll(engines, query, index)
      ofKind.push(answers)
      for (const name of await enginesThatDiffer(engines, query, answers)) {
        different.set(name, (different.get(name) ?? 0) + 1)
        writeLine(`${name} differs: ${JSON.stringify([...query])}`)
      }
    }
    all.push({ kind, answers: ofKind })
  }
  writeLine(`load ${load()}`)
  const lines = [...different].slice(0, -1).map(([name, questions]) => `${name} ${questions}`)
  writeLine(`of ${count} questions answered otherwise than by ${names.at(-1)}: ${lines.join(', ')}`)
  process.stdout.write(timesTables(names, all) + memoryTable(memory))
  if ([...different.values()].some((questions) => questions > 0)) process.exitCode = 1
}

/** The answers in the order of the engines; another one begins each time, as the first finds less in the processor's cache. */
async function runAll(engines: readonly Engine[], query: QueryParams, round: number): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let step = 0; step < engines.length; step += 1) {
    const at = (round + step) % engines.length
    answers[at] = await runQuery(engines[at] as Engine, query)
  }
  return answers
}

/** The engines, warm, the product's own as the last one; and the bytes that each needs. */
async function filledEngines(pool: pg.Pool, warmUp: readonly QueryParams[]) {
  const memoryBefore = await usedMemory()
  const columns = new UnchangingColumns(createColumnSource(pool))
  await columns.read()
  const current = columns.lastKnown
  if (!current) throw new Error('the columns could not be read')
  const memoryOfColumns = (await usedMemory()) - memoryBefore
  const memory: { name: string; bytes: number }[] = []
  const warm = async (engine: Engine, questions: readonly QueryParams[]) => {
    for (const query of questions) await runQuery(engine, query)
    // Before the next one is filled: what this process holds is told for all of it.
    memory.unshift({ name: engine.name, bytes: await engine.memory() })
    return engine
  }
  const few = warmUp.slice(-WARM_UP.database)
  const ours = await warm(columnsEngine(columns, memoryBefore), warmUp)
  const roaring = await warm(await roaringEngine(current, memoryOfColumns), warmUp)
  const duckdb = await warm(await duckdbEngine(pool, current.store), few)
  const sql = await warm(sqlEngine(pool), few)
  return { engines: [sql, duckdb, roaring, ours], memory }
}

function load(): string {
  return loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
}

function writeLine(text: string) {
  process.stdout.write(`  ${text}\n`)
}

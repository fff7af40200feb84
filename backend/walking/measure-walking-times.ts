import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import { MAX_PART_MS, type Part } from '~backend/platform/jobs/part'
import { loadNetworks } from './load-networks'
import { listUnmeasured, saveNearStations, saveWalkingTimes, type UnmeasuredRow } from './measured-store'
import { type Station, Town, type WalkingTimes } from './town'

/**
 * Measures new and moved statements and projects. Takes seconds, so it runs in a worker.
 * @param networks folder of the towns' ways
 * @param maxMs time after which the rest is left to the next run
 */
export async function measureWalkingTimes(
  pool: pg.Pool,
  networks: string,
  maxMs = MAX_PART_MS,
): Promise<Part> {
  const end = performance.now() + maxMs
  let towns: Town[] | undefined
  let count = 0
  for (const kind of ['statement', 'project'] as const) {
    let points = await listUnmeasured(pool, kind)
    while (points.length > 0) {
      towns ??= await loadTowns(pool, networks)
      const measured = measureAll(towns, points)
      // Stored first, because the times mark the statement as measured and searches read the walks.
      if (kind === 'statement') await saveNearStations(pool, measured)
      await saveWalkingTimes(pool, kind, measured)
      count += points.length
      if (performance.now() > end) return { count, isDone: false }
      points = await listUnmeasured(pool, kind, points.at(-1)?.id)
    }
  }
  return { count, isDone: true }
}

async function loadTowns(db: Db, networks: string): Promise<Town[]> {
  const { rows: stations } = await db.query<Station>(
    'select id, lat, lng from metro_stations where deleted_at is null',
  )
  return loadNetworks(networks).map((network) => new Town(network, stations))
}

function measureAll(towns: readonly Town[], points: readonly UnmeasuredRow[]) {
  return points.map((point) => ({ ...point, times: findWalkingTimes(towns, point) }))
}

function findWalkingTimes(towns: readonly Town[], point: UnmeasuredRow): WalkingTimes | undefined {
  for (const town of towns) {
    const times = town.find(point)
    if (times) return times
  }
  return undefined
}

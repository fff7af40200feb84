import type pg from 'pg'
import { retrainModel } from '~backend/estimate/retrain-model'
import { estimateStatements } from '~backend/estimate/statement-estimates'
import type { Log } from '~backend/platform/db/log'
import { createReplicaReads, type ReplicaLog } from '~backend/platform/db/long-reads'
import { openPool } from '~backend/platform/db/pool'
import type { Part } from '~backend/platform/jobs/part'
import { measureWalkingTimes } from '~backend/walking/measure-walking-times'

/** Entry point of worker threads. Its exports are their tasks. */

// Silent log: the queries of a broken connection reject as well.
const log: Log & ReplicaLog = { info() {}, warn() {}, error() {} }

type Connection = string | pg.PoolConfig

export function retrainEstimates({
  connection,
  replica,
}: {
  connection: Connection
  replica?: Connection | undefined
}): Promise<number | undefined> {
  return withPool(connection, (pool) =>
    retrainModel(
      pool,
      replica === undefined ? undefined : createReplicaReads({ primary: pool, connection: replica, log }),
    ),
  )
}

export function estimateFlatsForSale({ connection }: { connection: Connection }): Promise<Part> {
  return withPool(connection, (pool) => estimateStatements(pool))
}

export function measureWalkingMinutes({
  connection,
  networks,
}: {
  connection: Connection
  networks: string
}): Promise<Part> {
  return withPool(connection, (pool) => measureWalkingTimes(pool, networks))
}

async function withPool<Result>(
  connection: Connection,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const pool = await openPool(connection, { log, max: 1 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

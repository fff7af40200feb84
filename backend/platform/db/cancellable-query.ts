import type pg from 'pg'

export class RequestAborted extends Error {
  constructor() {
    super('the caller has disconnected')
  }
}

/**
 * Runs a query that a signal can cancel on the server.
 * @throws RequestAborted after the cancellation
 */
export async function cancellableQuery<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  signal: AbortSignal,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  if (signal.aborted) throw new RequestAborted()
  const client = await pool.connect()
  let cancelling: Promise<unknown> | undefined
  // Missing in the driver's types.
  const { processID } = client as unknown as { processID: number }
  const cancel = () => {
    cancelling = pool.query('select pg_cancel_backend($1)', [processID]).catch(() => {})
  }
  signal.addEventListener('abort', cancel)
  try {
    if (signal.aborted) throw new RequestAborted()
    return (await client.query<Row>(sql, [...values])).rows
  } catch (error) {
    throw signal.aborted ? new RequestAborted() : error
  } finally {
    signal.removeEventListener('abort', cancel)
    // A late cancel would end the next query of the connection.
    await cancelling
    client.release()
  }
}

import type pg from 'pg'

export class RequestAborted extends Error {
  constructor() {
    super('the caller has disconnected')
  }
}

/** @throws RequestAborted when the signal is aborted, after cancelling the query on the server */
export async function cancellableQuery<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  signal: AbortSignal,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  if (signal.aborted) throw new RequestAborted()
  const client = await pool.connect()
  let cancelling: Promise<unknown> | undefined
  // The driver's types leave it out.
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

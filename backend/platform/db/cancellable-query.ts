import type pg from 'pg'

/** Whoever asked has gone: nobody waits for the answer any more. */
export class RequestAborted extends Error {
  constructor() {
    super('the caller has hung up')
  }
}

/**
 * One query that ends when nobody waits for it any more.
 *
 * @throws CallerGone when the signal was or is aborted
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
  // The driver knows the server's process; its types do not say so.
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
    // Until the cancel has been sent the connection is not lent out: it would meet the next one's query.
    await cancelling
    client.release()
  }
}

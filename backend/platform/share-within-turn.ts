/**
 * Callers in one turn of the event loop share a read by its key. All of them were there when it began, so that each gets
 * whatever was committed before.
 */
export function shareWithinTurn<Result>(
  read: (key: string) => Promise<Result>,
): (key: string) => Promise<Result> {
  const reads = new Map<string, Promise<Result>>()
  return (key) => {
    const known = reads.get(key)
    if (known) return known
    const started = read(key)
    reads.set(key, started)
    setImmediate(() => reads.delete(key))
    return started
  }
}

/**
 * Callers in one turn of the event loop share a read of the same. All of them were there when it began, so that each gets
 * whatever was committed before.
 * @param toKey tells apart what is read
 */
export function shareWithinTurn<Subject, Result>(
  read: (subject: Subject) => Promise<Result>,
  toKey: (subject: Subject) => string = String,
): (subject: Subject) => Promise<Result> {
  const reads = new Map<string, Promise<Result>>()
  return (subject) => {
    const key = toKey(subject)
    const known = reads.get(key)
    if (known) return known
    const started = read(subject)
    reads.set(key, started)
    setImmediate(() => reads.delete(key))
    return started
  }
}

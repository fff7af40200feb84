/**
 * Deduplicates reads of the same subject within one tick of the event loop.
 * All callers asked before the read started, so each sees everything committed before its call.
 * @param toKey returns the deduplication key
 */
export function dedupeWithinTick<Subject, Result>(
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

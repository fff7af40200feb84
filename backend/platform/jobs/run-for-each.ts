const MAX_REASONS = 3

/**
 * Runs the work for each item in sequence. A failure does not stop the items after it.
 * @param signal once it aborts, the remaining items are left for another run
 * @throws Error after all items, with the reasons of the failures
 */
export async function runForEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const errors: Error[] = []
  for (const item of items) {
    if (signal?.aborted) break
    await work(item).catch((error: Error) => errors.push(error))
  }
  if (errors.length === 0) return
  const reasons = [...new Set(errors.map(({ message }) => message))].slice(0, MAX_REASONS)
  throw new Error(`${errors.length} of ${items.length} failed: ${reasons.join('; ')}`, { cause: errors[0] })
}

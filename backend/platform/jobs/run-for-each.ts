const MAX_REASONS = 3

/**
 * Does the work for one item after the other. What fails for one is still done for those after it.
 * @param signal once it is aborted, the rest is left for another run
 * @throws Error in the end, with the reasons, if any has failed
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

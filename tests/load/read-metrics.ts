const BYTES_PER_MB = 2 ** 20

/** Reads the metrics of a site; those with labels, such as kinds of handles, are left out. */
export async function readMetrics(origin: string, token: string): Promise<Map<string, number>> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${response.status}: no metrics`)
  const text = await response.text()
  return new Map([...text.matchAll(/^(\w+) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]))
}

/** Returns the memory of objects and buffers in MB. */
export function readMemory(metrics: ReadonlyMap<string, number>): number {
  const bytes = ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'].reduce(
    (sum, name) => sum + (metrics.get(name) ?? Number.NaN),
    0,
  )
  return bytes / BYTES_PER_MB
}

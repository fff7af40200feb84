import { Agent, get } from 'node:http'

/** Times in ms. */
export type Times = number[]

/** Time limit in ms, so that measuring a server that is far too slow stops early. */
const MAX_TOTAL_MS = 20_000

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Requests the paths one after the other and times each response to its last byte. */
export async function timeRequests(origin: string, paths: readonly (readonly string[])[]): Promise<Times> {
  const times: Times = []
  const end = performance.now() + MAX_TOTAL_MS
  for (const together of paths) {
    if (performance.now() > end) break
    times.push(await timeWork(() => Promise.all(together.map((path) => fetchToEnd(`${origin}${path}`)))))
  }
  return times
}

export async function timeWork(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Times requests of parallel clients, each with its share of the paths. */
export async function timeConcurrentClients(
  clients: number,
  origin: string,
  paths: readonly (readonly string[])[],
): Promise<Times> {
  const shares = Array.from({ length: clients }, (_, client) =>
    paths.filter((_path, index) => index % clients === client),
  )
  return (await Promise.all(shares.map((share) => timeRequests(origin, share)))).flat()
}

/** Returns the time below which this percentage of the times lies. */
export function percentile(times: Times, percent: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

function fetchToEnd(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-website-key': 'ezo' } }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode} ${url}`)),
      )
    }).once('error', reject)
  })
}

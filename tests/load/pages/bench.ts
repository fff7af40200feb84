import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatTable } from '../format-table'
import { sampleSearches } from '../sample-searches'
import { percentile } from '../timing'
import { type Memory, readMemory, readPictureProcesses } from './memory'
import { readProcessorMs, waitUntilIdle } from './processor-time'
import { formatProfile } from './profile'
import { type LoadFigures, sendRequests } from './send-requests'
import {
  findStatementIds,
  registerVisitor,
  startBareRemix,
  startBufferServer,
  startNextSite,
  startSite,
} from './servers'

const CONNECTIONS = Number(process.env.CONNECTIONS ?? 10)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SECONDS = Number(process.env.SECONDS ?? 3)
/** Limits the run to pages whose name contains this, to profile one. */
const only = process.env.ONLY

const NOTE = `home, statement, article: new addresses of what some guest has seen lately (5 articles, some 200 statements);
all others, and statements first seen, are made for each request`

interface Target {
  name: string
  origin: string
  pid: number
  cookie?: string
  /** Returns the path of a request; the index makes paths unique for pages that are requested once. */
  pathOf(index: number): string
}

interface Measured extends LoadFigures {
  processorMs: number
}

const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'))
const site = await startSite({ profileFolder: process.argv.includes('--profile') ? folder : undefined })
const startMemory = readMemory(site.pid).current
try {
  const visitor = await registerVisitor(site.origin)
  const bodyFile = join(folder, 'page.html')
  writeFileSync(bodyFile, await (await fetch(`${site.origin}/en/s`)).text())
  const [remix, buffer] = await Promise.all([startBareRemix(), startBufferServer(bodyFile)])
  const next = process.argv.includes('--peers') ? await startNextSite() : undefined
  const statementIds = await findStatementIds(site.origin, { firstPage: 1, pages: 10 })
  const unseenIds = await findStatementIds(site.origin, { firstPage: 20, pages: 130 })
  const searches = sampleSearches('pages', 2_000).map(
    ({ filters, order, page }) => `/en/s?${filters}&${order}&page=${page}`,
  )
  const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item
  const cold: Target[] = [
    { name: 'a bare Remix page', ...remix, pathOf: (index) => `/s?page=${index}` },
    { name: 'a buffer', ...buffer, pathOf: (index) => `/?page=${index}` },
    ...(next
      ? [
          { name: 'Next.js, client list', ...next, pathOf: (index: number) => `/client?page=${index}` },
          { name: 'Next.js, server components', ...next, pathOf: (index: number) => `/server?page=${index}` },
        ]
      : []),
    { name: 'home', ...site, pathOf: (index) => `/en?n=${index}` },
    { name: 'home, user', ...site, cookie: visitor, pathOf: (index) => `/en?n=${index}` },
    { name: '/s, guest', ...site, pathOf: (index) => `/en/s?price_from=${index + 1}&currency_id=2` },
    {
      name: '/s, user',
      ...site,
      cookie: visitor,
      pathOf: (index) => `/en/s?price_from=${index + 1}&currency_id=2`,
    },
    {
      name: '/s, filtered',
      ...site,
      pathOf: (index) => `${pick(searches, index)}&area_from=${1 + (index % 97)}`,
    },
    {
      name: 'statement',
      ...site,
      pathOf: (index) => `/en/statements/${pick(statementIds, index)}?n=${index}`,
    },
    {
      name: 'statement, first seen',
      ...site,
      pathOf: (index) =>
        `${pick(['/en', '', '/ru'], index)}/statements/${pick(unseenIds, Math.floor(index / 3))}`,
    },
    { name: 'article', ...site, pathOf: (index) => `/en/blog/${1 + (index % 5)}?n=${index}` },
    {
      name: 'article, user',
      ...site,
      cookie: visitor,
      pathOf: (index) => `/en/blog/${1 + (index % 5)}?n=${index}`,
    },
    { name: 'account', ...site, cookie: visitor, pathOf: (index) => `/en/account/statements?n=${index}` },
  ]
  const repeated: Target[] = [
    { ...(cold[1] as Target), name: 'a buffer' },
    { name: 'home', ...site, pathOf: () => '/en' },
    { name: '/s, guest', ...site, pathOf: () => '/en/s' },
    { name: 'statement', ...site, pathOf: () => `/en/statements/${statementIds[0]}` },
    { name: 'article', ...site, pathOf: () => '/en/blog/1' },
  ]
  process.stdout.write(await measure('each address once', cold, 'a bare Remix page'))
  process.stdout.write(`${NOTE}\n`)
  process.stdout.write(await measure('one address again and again', repeated, 'a buffer'))
  const toMegabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
  const toRow = (name: string, first: string, { current, peak, files }: Memory) => [
    name,
    first,
    ...[current, peak, files].map(toMegabytes),
  ]
  const rows = [
    toRow('the site', toMegabytes(startMemory), readMemory(site.pid)),
    ...readPictureProcesses(site.pid).map((memory) => toRow('a process of pictures', '', memory)),
  ]
  process.stdout.write(formatTable(['memory, MB', 'at first', 'at last', 'peak', 'of files'], rows))
} finally {
  await site.stop()
}
if (process.argv.includes('--profile')) process.stdout.write(formatProfile(folder))
rmSync(folder, { recursive: true })
// Child processes end with this one.
process.exit()

/** Alternates between targets, so that other load on the machine affects all of them. */
async function measure(title: string, all: readonly Target[], baseline: string): Promise<string> {
  const targets = all.filter(({ name }) => !only || name === baseline || name.includes(only))
  const sent = new Map(targets.map(({ name }) => [name, 0]))
  const rounds = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]))
  for (let round = -1; round < ROUNDS; round++)
    for (const target of targets) {
      const from = sent.get(target.name) ?? 0
      const figures = await measureOnce(target, from, round < 0 ? 1 : SECONDS)
      sent.set(target.name, from + figures.sent)
      // The first round warms up.
      if (round >= 0) rounds.get(target.name)?.push(figures)
    }
  const medians = new Map([...rounds].map(([name, figures]) => [name, toMedians(figures)]))
  const base = medians.get(baseline) as Measured
  return formatTable(
    [title, 'a second', 'ratio', 'p50 ms', 'p99 ms', 'CPU ms', 'ratio', 'failed'],
    [...medians].map(([name, { perSecond, p50, p99, processorMs, failed }]) => [
      name,
      perSecond.toFixed(0),
      (perSecond / base.perSecond).toFixed(2),
      `${p50}`,
      `${p99}`,
      processorMs.toFixed(2),
      (processorMs / base.processorMs).toFixed(2),
      `${failed}`,
    ]),
  )
}

async function measureOnce({ origin, pid, cookie, pathOf }: Target, from: number, seconds: number) {
  const before = readProcessorMs(pid)
  const figures = await sendRequests({ origin, cookie, pathOf, from, seconds, connections: CONNECTIONS })
  const processorMs = (readProcessorMs(pid) - before) / Math.max(1, figures.answered)
  // The last requests were aborted and must not slow down the next target.
  await waitUntilIdle(pid)
  return { ...figures, processorMs }
}

function toMedians(figures: readonly Measured[]): Measured {
  const median = (key: keyof Measured) =>
    percentile(
      figures.map((each) => each[key]),
      50,
    )
  return {
    perSecond: median('perSecond'),
    p50: median('p50'),
    p99: median('p99'),
    processorMs: median('processorMs'),
    sent: median('sent'),
    answered: median('answered'),
    failed: Math.max(...figures.map(({ failed }) => failed)),
  }
}

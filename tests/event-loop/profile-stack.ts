import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

interface CallFrame {
  functionName: string
  url: string
  lineNumber: number
  columnNumber: number
}

/** Profile as V8 writes it; times in microseconds of the machine's clock. */
export interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[]
  samples: number[]
  startTime: number
  timeDeltas: number[]
}

/** Minimum share of samples; rarer frames say little about a turn. */
const MIN_SHARE = 0.25
const MAX_FRAMES = 12

/** Returns the most frequent frames between two times in ms, outer ones first. */
export function readStack(profile: CpuProfile, from: number, to: number): string {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  )
  const counts = new Map<string, number>()
  let sampleCount = 0
  let time = profile.startTime
  for (const [at, delta] of profile.timeDeltas.entries()) {
    time += delta
    if (time < from * 1_000 || time > to * 1_000) continue
    sampleCount += 1
    const names = new Set<string>()
    for (let id = profile.samples[at]; id !== undefined; id = parents.get(id))
      names.add(formatFrame(frames.get(id) as CallFrame))
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .filter(([name, count]) => name !== '' && count >= sampleCount * MIN_SHARE)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_FRAMES)
    .map(([name, count]) => `  ${Math.round((100 * count) / sampleCount)} % ${name}`)
    .join('\n')
}

/** Returns an empty text for frames of Node.js itself. */
function formatFrame({ functionName, url, lineNumber, columnNumber }: CallFrame): string {
  if (functionName === '(garbage collector)') return functionName
  if (!url.startsWith('file:')) return ''
  return `${functionName || 'a function'}, ${findSource(fileURLToPath(url), lineNumber, columnNumber)}`
}

const sourceMaps = new Map<string, SourceMap | undefined>()

function findSource(file: string, line: number, column: number): string {
  const [, ofPackage] = /.*node_modules\/(.+)/.exec(file) ?? []
  if (ofPackage) return ofPackage
  if (!sourceMaps.has(file)) sourceMaps.set(file, readSourceMap(`${file}.map`))
  const entry = sourceMaps.get(file)?.findEntry(line, column)
  if (!entry || !('originalSource' in entry)) return `${file}:${line + 1}`
  return `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}`
}

function readSourceMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
